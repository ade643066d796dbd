// verdict: violated
// error: deadlock
// twin: FailedTaskInTurn
// The worker that a task has failed is not there any more, and no other one yet: a task that comes at that moment has a worker
// of its own, which is the only one, and does not wait its turn.
package executors;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

class FailedWorkerOvertaken {
    public static void main(String[] args) throws Exception {
        Thread.setDefaultUncaughtExceptionHandler((t, e) -> {});
        ThreadPoolExecutor pool = new ThreadPoolExecutor(1, 1, 0, TimeUnit.SECONDS, new LinkedBlockingQueue<>());
        CountDownLatch first = new CountDownLatch(1);
        pool.execute(() -> {
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
