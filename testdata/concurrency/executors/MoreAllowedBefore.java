// verdict: safe
// A task that comes before the queue has room is discarded, and one that comes later waits its turn.
package executors;

import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

class MoreAllowedBefore {
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
        pool.execute(() -> {
            assert !inside : "two workers";
        });
        other.start();
        pool.shutdown();
    }
}
