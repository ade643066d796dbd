// verdict: safe
// All tasks are handed over when the pool is shut down.
package executors;

import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

class DiscardsBeforeShutdown {
    public static void main(String[] args) throws InterruptedException {
        ThreadPoolExecutor pool = new ThreadPoolExecutor(1, 1, 0, TimeUnit.SECONDS, new ArrayBlockingQueue<>(1), new ThreadPoolExecutor.DiscardOldestPolicy());
        pool.execute(() -> {});
        pool.execute(() -> {});
        Thread t = new Thread(() -> pool.execute(() -> {}));
        t.start();
        t.join();
        pool.shutdown();
    }
}
