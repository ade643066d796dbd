// verdict: safe
// set: +vm.timeout.model=never
// Who is started behind that finds the queue empty.
package owned;

import java.util.Queue;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

class QueueOfScheduledUnseen {
    public static void main(String[] args) {
        ScheduledThreadPoolExecutor pool = new ScheduledThreadPoolExecutor(0);
        pool.setExecuteExistingDelayedTasksAfterShutdownPolicy(false);
        pool.schedule(() -> { }, 1, TimeUnit.HOURS);
        Queue<Runnable> queue = pool.getQueue();
        Thread asks = new Thread(() -> {
            boolean shut = pool.isShutdown();
            int waiting = queue.size();
            assert !shut || waiting == 0;
        });
        pool.shutdown();
        asks.start();
    }
}
