// verdict: safe
// What was accepted is done or cancelled though the pool is shut down.
package calls;

import java.util.concurrent.CancellationException;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

class ScheduledThreadPoolExecutorWhole {
    public static void main(String[] args) throws Exception {
        ScheduledThreadPoolExecutor pool = new ScheduledThreadPoolExecutor(1);
        Thread t = new Thread(pool::shutdown);
        t.start();
        int got = 0;
        try {
            got = pool.schedule(() -> 1, 0, TimeUnit.SECONDS).get();
        } catch (RejectedExecutionException | CancellationException e) {
            got = 2;
        }
        t.join();
        System.out.println(got);
        assert got == 1 || pool.isShutdown();
    }
}
