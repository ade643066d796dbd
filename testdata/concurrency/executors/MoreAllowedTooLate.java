// verdict: violated
// error: java.lang.AssertionError
// twin: MoreAllowedBefore
// The queue was full, but is not any more when the pool may have one more worker: two tasks run at the same time.
package executors;

import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

class MoreAllowedTooLate {
    private static volatile boolean inside;

    public static void main(String[] args) throws Exception {
        ThreadPoolExecutor pool = new ThreadPoolExecutor(1, 1, 0, TimeUnit.SECONDS, new ArrayBlockingQueue<>(1), new ThreadPoolExecutor.DiscardPolicy());
        CountDownLatch go = new CountDownLatch(1);
        pool.execute(() -> {
            try {
                go.await();
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
        });
        pool.execute(() -> {
            inside = true;
            pool.setMaximumPoolSize(2);
            inside = false;
        });
        Thread other = new Thread(go::countDown);
        other.start();
        pool.execute(() -> {
            assert !inside : "two workers";
        });
        pool.shutdown();
    }
}
