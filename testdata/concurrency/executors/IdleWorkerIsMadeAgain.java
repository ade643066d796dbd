// verdict: safe
// A worker ends when it is idle. Where tasks are handed over, the next one has a worker of its own.
package executors;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

class IdleWorkerIsMadeAgain {
    public static void main(String[] args) throws Exception {
        ThreadPoolExecutor pool = new ThreadPoolExecutor(1, 3, 1, TimeUnit.MILLISECONDS, new SynchronousQueue<>());
        CountDownLatch last = new CountDownLatch(1), others = new CountDownLatch(1);
        pool.execute(() -> {
            try {
                last.await();
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
        });
        pool.execute(others::countDown);
        others.await();
        pool.execute(last::countDown);
        last.await();
        pool.shutdown();
    }
}
