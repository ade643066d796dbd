// verdict: safe
// A task that keeps its exception to itself leaves its worker alone: the others have their turns.
package executors;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

class FailedTaskInTurn {
    public static void main(String[] args) throws Exception {
        Thread.setDefaultUncaughtExceptionHandler((t, e) -> {});
        ThreadPoolExecutor pool = new ThreadPoolExecutor(1, 1, 0, TimeUnit.SECONDS, new LinkedBlockingQueue<>());
        CountDownLatch first = new CountDownLatch(1);
        pool.submit(() -> {
            throw new IllegalStateException();
        });
        pool.execute(first::countDown);
        pool.execute(() -> {
            try {
                first.await();
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
        });
        pool.shutdown();
    }
}
