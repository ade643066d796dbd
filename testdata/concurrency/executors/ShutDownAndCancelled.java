// verdict: safe
// Who is started behind that sees both.
package executors;

import java.util.concurrent.Future;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

class ShutDownAndCancelled {
    public static void main(String[] args) {
        ScheduledThreadPoolExecutor pool = new ScheduledThreadPoolExecutor(0);
        pool.setExecuteExistingDelayedTasksAfterShutdownPolicy(false);
        Future<?> task = pool.schedule(() -> { }, 1, TimeUnit.HOURS);
        Thread asks = new Thread(() -> {
            boolean shut = pool.isShutdown();
            boolean cancelled = task.isCancelled();
            assert !shut || cancelled;
        });
        pool.shutdown();
        asks.start();
    }
}
