// verdict: violated
// error: deadlock
// twin: DiscardsBeforeShutdown
// The pool is shut down when the policy has found it open: the worker has seen the task that the policy takes out of the queue.
package executors;

import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

class DiscardsBehindShutdown {
    public static void main(String[] args) {
        ThreadPoolExecutor pool = new ThreadPoolExecutor(1, 1, 0, TimeUnit.SECONDS, new ArrayBlockingQueue<>(1), new ThreadPoolExecutor.DiscardOldestPolicy());
        pool.execute(() -> {});
        pool.execute(() -> {});
        new Thread(() -> pool.execute(() -> {})).start();
        pool.shutdown();
    }
}
