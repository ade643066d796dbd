// verdict: safe
// Whatever the pool does meanwhile, one of the two is executed.
package executors;

import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

class DiscardsOneAtMost {
    static volatile boolean first, second;

    static void await(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        ThreadPoolExecutor pool = new ThreadPoolExecutor(1, 1, 0, TimeUnit.SECONDS, new ArrayBlockingQueue<>(2),
                new ThreadPoolExecutor.DiscardOldestPolicy());
        CountDownLatch entered = new CountDownLatch(1), rejected = new CountDownLatch(1);
        pool.execute(() -> await(entered));
        pool.execute(() -> {
            first = true;
            await(rejected);
        });
        pool.execute(() -> second = true);
        entered.countDown();
        pool.execute(() -> { });
        rejected.countDown();
        pool.shutdown();
        while (!pool.awaitTermination(1, TimeUnit.SECONDS)) { }
        assert first || second;
    }
}
