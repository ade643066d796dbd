// verdict: violated
// error: deadlock
// twin: KeptWorkerStays
// A worker that may end when it is idle is still counted when the next task enters the queue, behind one that waits for it.
package executors;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

class KeptWorkerLeavesTask {
    public static void main(String[] args) throws Exception {
        ThreadPoolExecutor pool = new ThreadPoolExecutor(2, 2, 1, TimeUnit.MILLISECONDS, new LinkedBlockingQueue<>());
        pool.allowCoreThreadTimeOut(true);
        CountDownLatch last = new CountDownLatch(1);
        pool.execute(() -> {
            try {
                last.await();
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
        });
        pool.execute(() -> {});
        pool.execute(last::countDown);
        last.await();
        pool.shutdown();
    }
}
