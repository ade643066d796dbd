// verdict: safe
// A worker of fork and join that waits for a latch is the only one there is.
package owned;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinTask;

class NotCompensatedAtLatch {
    private static volatile boolean second;

    public static void main(String[] args) throws Exception {
        CountDownLatch latch = new CountDownLatch(1);
        ForkJoinPool pool = new ForkJoinPool(1);
        ForkJoinTask<?> waits = pool.submit(() -> {
            latch.await();
            return null;
        });
        ForkJoinTask<?> next = pool.submit(() -> {
            second = true;
        });
        assert !second : "by another worker";
        latch.countDown();
        waits.join();
        next.join();
    }
}
