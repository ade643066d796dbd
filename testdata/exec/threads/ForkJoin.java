package threads;

import java.util.Arrays;
import java.util.List;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinTask;
import java.util.concurrent.RecursiveAction;
import java.util.concurrent.RecursiveTask;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.LongStream;

/** Fork/join sums and sorts, failing tasks, parallel streams with deterministic results. */
public class ForkJoin {
    static class Sum extends RecursiveTask<Long> {
        final int[] a;
        final int lo, hi;

        Sum(int[] a, int lo, int hi) {
            this.a = a;
            this.lo = lo;
            this.hi = hi;
        }

        @Override
        protected Long compute() {
            if (hi - lo <= 50) {
                long s = 0;
                for (int i = lo; i < hi; i++) {
                    s += a[i];
                }
                return s;
            }
            int mid = lo + hi >>> 1;
            Sum left = new Sum(a, lo, mid);
            left.fork();
            return new Sum(a, mid, hi).compute() + left.join();
        }
    }

    static class MergeSort extends RecursiveAction {
        final int[] a;
        final int lo, hi;

        MergeSort(int[] a, int lo, int hi) {
            this.a = a;
            this.lo = lo;
            this.hi = hi;
        }

        @Override
        protected void compute() {
            if (hi - lo < 8) {
                Arrays.sort(a, lo, hi);
                return;
            }
            int mid = lo + hi >>> 1;
            invokeAll(new MergeSort(a, lo, mid), new MergeSort(a, mid, hi));
            int[] left = Arrays.copyOfRange(a, lo, mid);
            for (int i = 0, j = mid, k = lo; i < left.length; k++) {
                a[k] = j == hi || left[i] <= a[j] ? left[i++] : a[j++];
            }
        }
    }

    static class Fails extends RecursiveTask<Integer> {
        final int n;

        Fails(int n) {
            this.n = n;
        }

        @Override
        protected Integer compute() {
            if (n == 0) {
                throw new ArithmeticException("leaf");
            }
            return new Fails(n - 1).fork().join() + 1;
        }
    }

    static class Fib extends RecursiveTask<Integer> {
        final int n;

        Fib(int n) {
            this.n = n;
        }

        @Override
        protected Integer compute() {
            if (n < 2) {
                return n;
            }
            Fib f = new Fib(n - 1);
            f.fork();
            return new Fib(n - 2).invoke() + f.join();
        }
    }

    /** Which exception surfaces depends on the worker; its root cause does not. */
    static Throwable root(Throwable t) {
        return t.getCause() == null ? t : root(t.getCause());
    }

    public static void main(String[] args) throws Exception {
        int[] a = new int[1000];
        int x = 1;
        for (int i = 0; i < a.length; i++) {
            x = x * 1103515245 + 12345;
            a[i] = (x >>> 16) % 1000;
        }
        ForkJoinPool pool = new ForkJoinPool(2);
        System.out.println(pool.invoke(new Sum(a, 0, a.length)) + " " + Arrays.stream(a).sum());
        int[] sorted = a.clone();
        pool.invoke(new MergeSort(sorted, 0, sorted.length));
        int[] ref = a.clone();
        Arrays.sort(ref);
        System.out.println(Arrays.equals(sorted, ref) + " " + sorted[0] + " " + sorted[999]);
        try {
            pool.invoke(new Fails(3));
        } catch (ArithmeticException e) {
            System.out.println(root(e));
        }
        System.out.println(pool.submit(new Fib(10)).get() + " " + pool.submit(() -> "callable").get() + " " + pool.getParallelism());
        ForkJoinTask<Integer> t = ForkJoinTask.adapt(() -> 11);
        System.out.println(t.invoke() + " " + t.isDone() + " " + t.isCompletedNormally() + " " + t.getRawResult());
        pool.shutdown();
        System.out.println(pool.isShutdown());
        System.out.println(new Fib(8).invoke() + " " + ForkJoinPool.commonPool().invoke(new Fib(9)));
        System.out.println(IntStream.rangeClosed(1, 200).parallel().map(i -> i * i).sum());
        System.out.println(IntStream.range(0, 50).parallel().boxed().filter(i -> i % 7 == 0).map(i -> "n" + i).collect(Collectors.joining(",")));
        System.out.println(LongStream.range(1, 21).parallel().reduce(1, (p, q) -> p * q));
        List<String> words = List.of("delta", "alpha", "charlie", "bravo", "echo");
        System.out.println(words.parallelStream().sorted().map(String::toUpperCase).collect(Collectors.toList()) + " " + words.parallelStream().mapToInt(String::length).max().getAsInt());
        java.util.Map<Integer, Long> byLength = words.parallelStream().collect(Collectors.groupingBy(String::length, java.util.TreeMap::new, Collectors.counting()));
        System.out.println(byLength);
        StringBuilder sb = new StringBuilder();
        words.parallelStream().forEachOrdered(sb::append);
        System.out.println(sb + " " + words.parallelStream().anyMatch(s -> s.startsWith("c")) + words.parallelStream().noneMatch(String::isEmpty) + " " + words.parallelStream().skip(1).limit(2).toList() + words.stream().parallel().isParallel() + " " + words.parallelStream().findFirst().get());
        int[] big = new int[300];
        Arrays.parallelSetAll(big, i -> (i * 7919) % 301);
        Arrays.parallelSort(big);
        Arrays.parallelPrefix(big, Integer::sum);
        System.out.println(big[299] + " " + big[10]);
        try {
            IntStream.range(0, 10).parallel().forEach(i -> {
                throw new IllegalStateException("from parallel");
            });
        } catch (IllegalStateException e) {
            System.out.println(root(e));
        }
    }
}
