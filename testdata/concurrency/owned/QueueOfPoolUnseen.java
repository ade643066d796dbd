// verdict: safe
// Nobody looks into the queue that was given to the pool: a task is rejected or not.
package owned;

import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

class QueueOfPoolUnseen {
    static volatile boolean rejected;

    public static void main(String[] args) throws Exception {
        LinkedBlockingQueue<Runnable> queue = new LinkedBlockingQueue<>();
        ThreadPoolExecutor pool = new ThreadPoolExecutor(0, 1, 0, TimeUnit.SECONDS, queue);
        Thread a = new Thread(() -> {
            try {
                pool.execute(() -> { });
            } catch (RejectedExecutionException e) {
                rejected = true;
            }
        });
        a.start();
        pool.shutdown();
        boolean seen = false;
        a.join();
        assert !(seen && rejected);
    }
}
