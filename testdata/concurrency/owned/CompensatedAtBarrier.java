// verdict: violated
// error: java.lang.AssertionError
// twin: NotCompensatedAtLatch
// A worker of fork and join that waits at a barrier is compensated for: another one does the next task.
package owned;

import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinTask;

class CompensatedAtBarrier {
    private static volatile boolean second;

    public static void main(String[] args) throws Exception {
        CyclicBarrier barrier = new CyclicBarrier(2);
        ForkJoinPool pool = new ForkJoinPool(1);
        ForkJoinTask<?> waits = pool.submit(() -> {
            barrier.await();
            return null;
        });
        ForkJoinTask<?> next = pool.submit(() -> {
            second = true;
        });
        assert !second : "by another worker";
        barrier.await();
        waits.join();
        next.join();
    }
}
