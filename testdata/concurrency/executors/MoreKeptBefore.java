// verdict: safe
// A pool that is to keep more workers makes them for tasks that are in its queue already, or come later.
package executors;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

class MoreKeptBefore {
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
        other.join();
        pool.execute(last::countDown);
        last.await();
        pool.shutdown();
    }
}
