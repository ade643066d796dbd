// verdict: violated
// error: deadlock
// twin: FailedWorkerOneMade
// A task that comes when a worker has failed has a worker of its own, and so has the one that failed: there are two.
package executors;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

class FailedWorkerTwoMade {
    public static void main(String[] args) throws Exception {
        Thread.setDefaultUncaughtExceptionHandler((t, e) -> {});
        ThreadPoolExecutor pool = new ThreadPoolExecutor(1, 2, 0, TimeUnit.SECONDS, new LinkedBlockingQueue<>());
        AtomicInteger inside = new AtomicInteger();
        Runnable task = () -> {
            if (inside.incrementAndGet() > 1) {
                try {
                    new CountDownLatch(1).await();
                } catch (InterruptedException e) {
                    throw new AssertionError(e);
                }
            }
            inside.decrementAndGet();
        };
        pool.execute(() -> {
            throw new IllegalStateException();
        });
        pool.execute(task);
        pool.execute(task);
        pool.shutdown();
    }
}
