// verdict: violated
// error: java.lang.AssertionError
// twin: ShutDownAndCancelled
// The pool is shut down, and its task is cancelled a moment later.
package executors;

import java.util.concurrent.Future;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

class ShutDownNotCancelled {
    public static void main(String[] args) {
        ScheduledThreadPoolExecutor pool = new ScheduledThreadPoolExecutor(0);
        pool.setExecuteExistingDelayedTasksAfterShutdownPolicy(false);
        Future<?> task = pool.schedule(() -> { }, 1, TimeUnit.HOURS);
        new Thread(() -> {
            boolean shut = pool.isShutdown();
            boolean cancelled = task.isCancelled();
            assert !shut || cancelled;
        }).start();
        pool.shutdown();
    }
}
