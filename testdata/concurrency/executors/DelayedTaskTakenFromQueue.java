// verdict: violated
// error: deadlock
// twin: DelayedTaskCancelled
// The worker has seen that there is a task when the pool is shut down, and waits for one when that is gone.
package executors;

import java.util.concurrent.ScheduledThreadPoolExecutor;

class DelayedTaskTakenFromQueue {
    public static void main(String[] args) {
        ScheduledThreadPoolExecutor pool = new ScheduledThreadPoolExecutor(1);
        pool.execute(() -> {});
        pool.execute(() -> {});
        pool.shutdown();
        pool.getQueue().clear();
    }
}
