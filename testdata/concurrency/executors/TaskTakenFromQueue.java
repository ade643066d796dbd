// verdict: violated
// error: deadlock
// twin: TaskRemovedFromPool
// The worker has seen that there is a task when the pool is shut down, and waits for one when that is gone.
package executors;

import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

class TaskTakenFromQueue {
    public static void main(String[] args) {
        ThreadPoolExecutor pool = new ThreadPoolExecutor(1, 1, 0, TimeUnit.SECONDS, new LinkedBlockingQueue<>());
        pool.execute(() -> {});
        pool.execute(() -> {});
        pool.shutdown();
        pool.getQueue().poll();
    }
}
