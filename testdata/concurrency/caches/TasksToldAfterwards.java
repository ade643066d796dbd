// verdict: safe
// A pool tells how many tasks it has executed, all of them once it has ended.
package caches;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

class TasksToldAfterwards {
    public static void main(String[] args) throws InterruptedException {
        ThreadPoolExecutor pool = new ThreadPoolExecutor(1, 1, 0, TimeUnit.SECONDS, new LinkedBlockingQueue<>());
        CountDownLatch told = new CountDownLatch(1);
        pool.execute(told::countDown);
        told.await();
        pool.shutdown();
        pool.awaitTermination(1, TimeUnit.DAYS);
        assert !pool.isTerminated() || pool.getCompletedTaskCount() == 1;
    }
}
