// verdict: violated
// error: deadlock
// twin: MoreKeptBefore
// That a pool is to keep more workers comes between its look at how many there are and the task in its queue: nobody makes one for that.
package executors;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

class MoreKeptTooLate {
    public static void main(String[] args) throws Exception {
        ThreadPoolExecutor pool = new ThreadPoolExecutor(1, 2, 1, TimeUnit.DAYS, new LinkedBlockingQueue<>());
        CountDownLatch last = new CountDownLatch(1);
        pool.execute(() -> {
            try {
                last.await();
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
        });
        Thread other = new Thread(() -> pool.setCorePoolSize(2));
        other.start();
        pool.execute(last::countDown);
        other.join();
        last.await();
        pool.shutdown();
    }
}
