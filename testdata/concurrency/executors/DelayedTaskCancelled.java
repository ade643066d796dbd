// verdict: safe
// A task that is cancelled is still in the queue.
package executors;

import java.util.concurrent.Future;
import java.util.concurrent.ScheduledThreadPoolExecutor;

class DelayedTaskCancelled {
    public static void main(String[] args) {
        ScheduledThreadPoolExecutor pool = new ScheduledThreadPoolExecutor(1);
        pool.execute(() -> {});
        Future<?> task = pool.submit(() -> {});
        pool.shutdown();
        task.cancel(false);
    }
}
