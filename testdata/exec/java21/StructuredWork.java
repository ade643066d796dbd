// release: 21
package java21;

import java.util.*;
import java.util.concurrent.*;

/** Virtual threads that fork and gather work, and cancel what is left. */
public class StructuredWork {
    static <T> List<T> all(List<Callable<T>> tasks) throws Exception {
        List<T> out = new ArrayList<>();
        try (var pool = Executors.newVirtualThreadPerTaskExecutor()) {
            List<Future<T>> futures = tasks.stream().map(pool::submit).toList();
            try {
                for (Future<T> f : futures) {
                    out.add(f.get());
                }
            } catch (ExecutionException e) {
                futures.forEach(f -> f.cancel(true));
                throw (Exception) e.getCause();
            }
        }
        return out;
    }

    static int fib(int n) throws Exception {
        return n < 2 ? n : all(List.<Callable<Integer>>of(() -> fib(n - 1), () -> fib(n - 2))).stream().mapToInt(x -> x).sum();
    }

    public static void main(String[] args) throws Exception {
        System.out.println(fib(7));
        try {
            all(List.of(() -> { throw new IllegalStateException("first"); }, () -> { Thread.sleep(100_000); return 2; }));
            System.out.println("never");
        } catch (Exception e) {
            System.out.println(e);
        }
    }
}
