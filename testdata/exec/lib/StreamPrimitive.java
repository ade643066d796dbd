package lib;

import java.util.Arrays;
import java.util.Locale;
import java.util.PrimitiveIterator;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import java.util.stream.LongStream;

/** IntStream, LongStream, DoubleStream and parallel runs whose results do not depend on scheduling. */
public class StreamPrimitive {
    static void t(String label, Supplier<?> s) {
        try {
            System.out.println(label + " = " + s.get());
        } catch (RuntimeException e) {
            System.out.println(label + " ! " + e.getClass().getSimpleName() + ": " + e.getMessage());
        }
    }

    static boolean prime(int n) {
        return n > 1 && IntStream.rangeClosed(2, (int) Math.sqrt(n)).noneMatch(d -> n % d == 0);
    }

    public static void main(String[] args) {
        Locale.setDefault(Locale.ROOT);
        t("range", () -> IntStream.range(3, 8).boxed().toList() + " " + IntStream.rangeClosed(3, 8).sum() + " " + IntStream.range(5, 5).count() + " " + IntStream.range(9, 2).sum() + " " + LongStream.rangeClosed(-2, 2).boxed().toList());
        t("range big", () -> LongStream.rangeClosed(1, 1_000_000_000_000L).limit(3).sum() + " " + LongStream.range(Long.MIN_VALUE, Long.MAX_VALUE).skip(5).findFirst());
        t("stats", () -> IntStream.of(4, 8, 15, 16, 23, 42).summaryStatistics() + " " + LongStream.of(1, -1).summaryStatistics() + " " + IntStream.empty().average() + " " + IntStream.of(1, 2).average());
        t("double stats", () -> {
            var s = DoubleStream.of(0.1, 0.2, 0.3).summaryStatistics();
            return s.getSum() + " " + s.getMin() + " " + s.getMax() + " " + s.getAverage() + " " + s.getCount();
        });
        t("double sum", () -> DoubleStream.generate(() -> 0.1).limit(10).sum() + " " + DoubleStream.of(1e100, 1, -1e100).sum() + " " + DoubleStream.of(Double.NaN, 1).max() + " " + DoubleStream.of(1, Double.POSITIVE_INFINITY).sum());
        t("map", () -> IntStream.of(1, 2, 3).map(x -> x * x).mapToObj(Integer::toString).collect(Collectors.joining(",")) + " " + IntStream.of(65, 66).mapToObj(c -> (char) c).toList() + " " + IntStream.of(1, 2).mapToDouble(x -> x / 2.0).boxed().toList()
            + " " + DoubleStream.of(1.9, -1.9).mapToInt(d -> (int) d).boxed().toList() + " " + LongStream.of(1L << 33).mapToInt(l -> (int) (l >> 30)).sum() + " " + IntStream.of(Integer.MAX_VALUE).asLongStream().map(x -> x + 1).sum() + " " + IntStream.of(3).asDoubleStream().sum());
        t("overflow", () -> IntStream.of(Integer.MAX_VALUE, 1).sum() + " " + IntStream.of(Integer.MAX_VALUE, 1).asLongStream().sum() + " " + IntStream.of(Integer.MAX_VALUE, Integer.MAX_VALUE).average());
        t("iterate", () -> IntStream.iterate(1, x -> x * 2).limit(12).boxed().toList() + " " + IntStream.iterate(50, x -> x > 0, x -> x - 13).boxed().toList() + " " + DoubleStream.iterate(1, d -> d < 10, d -> d * 1.7).boxed().toList());
        t("reduce", () -> IntStream.rangeClosed(1, 6).reduce(1, (a, b) -> a * b) + " " + IntStream.of(7).reduce(Math::max) + " " + LongStream.empty().reduce(Long::sum) + " " + LongStream.rangeClosed(1, 20).reduce(1, Math::multiplyExact));
        t("overflow exact", () -> LongStream.rangeClosed(1, 21).reduce(1, Math::multiplyExact));
        t("sorted", () -> Arrays.toString(IntStream.of(3, -1, 2).sorted().toArray()) + Arrays.toString(DoubleStream.of(0.0, -0.0, Double.NaN, -1).sorted().toArray()) + IntStream.of(2, 2, 3).distinct().boxed().toList());
        t("match", () -> IntStream.range(0, 5).anyMatch(x -> x == 4) + " " + IntStream.empty().allMatch(x -> false) + " " + DoubleStream.of(1).noneMatch(Double::isNaN));
        t("take", () -> IntStream.range(0, 20).takeWhile(x -> x * x < 50).boxed().toList() + " " + IntStream.range(0, 10).dropWhile(x -> x < 7).boxed().toList() + " " + IntStream.range(0, 10).skip(8).boxed().toList());
        t("flatMap", () -> IntStream.range(1, 5).flatMap(n -> IntStream.range(0, n)).boxed().toList() + " " + IntStream.of(1, 2).mapMulti((x, c) -> {
            c.accept(x);
            c.accept(-x);
        }).boxed().toList());
        t("collect", () -> IntStream.range(0, 5).collect(StringBuilder::new, StringBuilder::append, StringBuilder::append) + " " + "hello".chars().collect(StringBuilder::new, (sb, c) -> sb.appendCodePoint(c - 32), StringBuilder::append));
        t("iterator", () -> {
            PrimitiveIterator.OfInt it = IntStream.of(1, 2, 3).iterator();
            int s = it.nextInt();
            int[] rest = {0};
            it.forEachRemaining((int x) -> rest[0] += x);
            return s + " " + rest[0];
        });
        t("concat", () -> IntStream.concat(IntStream.of(1), IntStream.range(5, 7)).boxed().toList());
        t("builder", () -> IntStream.builder().add(4).add(5).build().sum());
        t("negative limit", () -> IntStream.of(1).limit(-1).sum());
        t("empty get", () -> IntStream.empty().max().getAsInt());
        t("max", () -> IntStream.of(3, 9, 2).max().getAsInt() + " " + IntStream.empty().min() + " " + DoubleStream.of(-0.0, 0.0).max() + " " + DoubleStream.of(0.0, -0.0).min() + " " + IntStream.of(1).findFirst() + " " + LongStream.of(5).findAny());
        t("peek", () -> {
            StringBuilder sb = new StringBuilder();
            int n = IntStream.range(0, 6).peek(x -> sb.append(x)).filter(x -> x % 2 == 1).peek(x -> sb.append('!')).sum();
            return sb + " " + n;
        });
        t("matrix", () -> {
            int[][] a = {{1, 2}, {3, 4}};
            int[][] b = {{5, 6}, {7, 8}};
            return Arrays.deepToString(Arrays.stream(a).map(r -> IntStream.range(0, 2).map(j -> IntStream.range(0, 2).map(k -> r[k] * b[k][j]).sum()).toArray()).toArray(int[][]::new));
        });
        t("parallel sum", () -> IntStream.rangeClosed(1, 3000).parallel().mapToLong(x -> (long) x * x).sum());
        t("parallel primes", () -> IntStream.range(0, 400).parallel().filter(StreamPrimitive::prime).boxed().collect(Collectors.toList()));
        t("parallel ordered", () -> IntStream.range(0, 60).parallel().mapToObj(i -> i % 7 == 0 ? "*" : "").collect(Collectors.joining(".")));
        t("parallel forEachOrdered", () -> {
            StringBuilder sb = new StringBuilder();
            IntStream.range(0, 30).parallel().map(x -> x * 3 % 10).forEachOrdered(sb::append);
            return sb;
        });
        t("parallel sorted", () -> Arrays.toString(IntStream.of(9, 4, 7, 1, 8, 2).parallel().sorted().limit(4).toArray()));
        t("parallel distinct", () -> IntStream.range(0, 200).parallel().map(x -> x % 11).distinct().boxed().toList());
        t("parallel reduce", () -> LongStream.rangeClosed(1, 500).parallel().reduce(0, (a, b) -> (a + b) % 1_000_003) + " " + Arrays.asList(5, 3, 8).parallelStream().max(Integer::compare).get());
        t("parallel findFirst", () -> IntStream.range(0, 1000).parallel().filter(x -> x > 500).findFirst());
        // A pool thread's exception is rethrown as a copy without its message, so only the class is stable.
        t("parallel exception", () -> {
            try {
                return IntStream.range(0, 50).parallel().map(x -> 10 / (x - 25)).filter(x -> x > 100).count();
            } catch (ArithmeticException e) {
                return e.getClass().getName();
            }
        });
    }
}
