// verdict: violated
// error: java.util.concurrent.RejectedExecutionException
// twin: RefusedByFirst
// The queue was full, but is not any more when the task is refused: by who deals with refused tasks from then on.
package executors;

import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

class RefusedByNext {
    public static void main(String[] args) throws Exception {
        ThreadPoolExecutor pool = new ThreadPoolExecutor(1, 1, 0, TimeUnit.SECONDS, new ArrayBlockingQueue<>(1), new ThreadPoolExecutor.DiscardPolicy());
        CountDownLatch go = new CountDownLatch(1);
        pool.execute(() -> {
            try {
                go.await();
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
        });
        pool.execute(() -> pool.setRejectedExecutionHandler(new ThreadPoolExecutor.AbortPolicy()));
        Thread other = new Thread(go::countDown);
        other.start();
        pool.execute(() -> {});
        pool.shutdown();
    }
}
