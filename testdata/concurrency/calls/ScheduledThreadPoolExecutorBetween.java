// verdict: violated
// error: java.util.concurrent.CancellationException
// twin: ScheduledThreadPoolExecutorWhole
// A task that is accepted is cancelled where the pool ends before the task is in its queue.
package calls;

import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

class ScheduledThreadPoolExecutorBetween {
    public static void main(String[] args) throws Exception {
        ScheduledThreadPoolExecutor pool = new ScheduledThreadPoolExecutor(1);
        Thread t = new Thread(pool::shutdown);
        t.start();
        int got = 0;
        try {
            got = pool.schedule(() -> 1, 0, TimeUnit.SECONDS).get();
        } catch (RejectedExecutionException e) {
            got = 2;
        }
        System.out.println(got);
    }
}
