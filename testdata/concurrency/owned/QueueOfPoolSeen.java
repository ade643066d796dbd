// verdict: violated
// error: java.lang.AssertionError
// twin: QueueOfPoolUnseen
// The task is in the queue when the pool is shut down, and is taken out of it and rejected
// then. Who knows the queue sees it there.
package owned;

import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

class QueueOfPoolSeen {
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
        boolean seen = queue.size() > 0;
        a.join();
        assert !(seen && rejected);
    }
}
