// verdict: safe
// Main writes before it schedules the task.
package executors;

import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;

class DelayedAfterwards {
    static volatile boolean written;

    public static void main(String[] args) throws Exception {
        ScheduledExecutorService pool = Executors.newScheduledThreadPool(1);
        written = true;
        ScheduledFuture<Boolean> seen = pool.schedule(() -> written, 1, TimeUnit.SECONDS);
        boolean result = seen.get();
        pool.shutdown();
        assert result;
    }
}
