// verdict: safe
// One worker takes one task after the other.
package owned;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

class OneWorkerInOrder {
    static volatile int last;

    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(1);
        Future<?> first = pool.submit(() -> last = 1);
        Future<?> second = pool.submit(() -> last = 2);
        first.get();
        second.get();
        pool.shutdown();
        assert last == 2;
    }
}
