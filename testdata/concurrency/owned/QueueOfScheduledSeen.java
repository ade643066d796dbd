// verdict: violated
// error: java.lang.AssertionError
// twin: QueueOfScheduledUnseen
// set: +vm.timeout.model=never
// A pool is shut down before it takes what is not to be run any more out of its queue. Of a scheduled one a class made from
// the pool's passes the question for the queue on. No time passes: what is due is not cancelled.
package owned;

import java.util.Queue;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

class QueueOfScheduledSeen {
    public static void main(String[] args) {
        ScheduledThreadPoolExecutor pool = new ScheduledThreadPoolExecutor(0);
        pool.setExecuteExistingDelayedTasksAfterShutdownPolicy(false);
        pool.schedule(() -> { }, 1, TimeUnit.HOURS);
        Queue<Runnable> queue = pool.getQueue();
        new Thread(() -> {
            boolean shut = pool.isShutdown();
            int waiting = queue.size();
            assert !shut || waiting == 0;
        }).start();
        pool.shutdown();
    }
}
