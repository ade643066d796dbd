// verdict: violated
// error: deadlock
// twin: IdleWorkerIsMadeAgain
// A worker beyond those that are kept ends when it is idle. The next task is in the queue then, behind one that waits for it.
package executors;

import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

class IdleWorkerLeavesTask {
    public static void main(String[] args) throws Exception {
        ThreadPoolExecutor pool = new ThreadPoolExecutor(1, 2, 1, TimeUnit.MILLISECONDS, new ArrayBlockingQueue<>(1));
        CountDownLatch last = new CountDownLatch(1), others = new CountDownLatch(2);
        pool.execute(() -> {
            try {
                last.await();
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
        });
        pool.execute(others::countDown);
        pool.execute(others::countDown);
        others.await();
        pool.execute(last::countDown);
        last.await();
        pool.shutdown();
    }
}
