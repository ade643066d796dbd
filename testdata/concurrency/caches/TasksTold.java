// verdict: violated
// error: java.lang.AssertionError
// twin: TasksToldAfterwards
// A pool tells how many tasks it has executed, which may be none when a task has told of itself.
package caches;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

class TasksTold {
    public static void main(String[] args) throws InterruptedException {
        ThreadPoolExecutor pool = new ThreadPoolExecutor(1, 1, 0, TimeUnit.SECONDS, new LinkedBlockingQueue<>());
        CountDownLatch told = new CountDownLatch(1);
        pool.execute(told::countDown);
        told.await();
        pool.shutdown();
        assert pool.getCompletedTaskCount() == 1;
    }
}
