// verdict: safe
// Whoever removes a task by the pool has an idle worker look again.
package executors;

import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

class TaskRemovedFromPool {
    public static void main(String[] args) {
        ThreadPoolExecutor pool = new ThreadPoolExecutor(1, 1, 0, TimeUnit.SECONDS, new LinkedBlockingQueue<>());
        Runnable task = () -> {};
        pool.execute(() -> {});
        pool.execute(task);
        pool.shutdown();
        pool.remove(task);
    }
}
