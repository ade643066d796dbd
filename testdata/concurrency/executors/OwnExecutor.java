// verdict: safe
// An executor of one's own, a thread for each task; the latch joins them.
package executors;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executor;
import java.util.concurrent.atomic.AtomicInteger;

class OwnExecutor {
    public static void main(String[] args) throws InterruptedException {
        Executor executor = task -> new Thread(task).start();
        CountDownLatch done = new CountDownLatch(2);
        AtomicInteger n = new AtomicInteger();
        for (int i = 0; i < 2; i++) {
            executor.execute(() -> {
                n.incrementAndGet();
                done.countDown();
            });
        }
        done.await();
        assert n.get() == 2;
    }
}
