// verdict: violated
// error: java.lang.AssertionError
// twin: OneWorkerInOrder
// Two need not.
package owned;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

class TwoWorkersInOrder {
    static volatile int last;

    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(2);
        Future<?> first = pool.submit(() -> last = 1);
        Future<?> second = pool.submit(() -> last = 2);
        first.get();
        second.get();
        pool.shutdown();
        assert last == 2;
    }
}
