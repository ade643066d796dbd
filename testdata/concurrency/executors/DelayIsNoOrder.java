// verdict: violated
// error: java.lang.AssertionError
// twin: DelayedAfterwards
// The task is due in a second, and main writes before that, unless it is slow.
package executors;

import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;

class DelayIsNoOrder {
    static volatile boolean written;

    public static void main(String[] args) throws Exception {
        ScheduledExecutorService pool = Executors.newScheduledThreadPool(1);
        ScheduledFuture<Boolean> seen = pool.schedule(() -> written, 1, TimeUnit.SECONDS);
        written = true;
        boolean result = seen.get();
        pool.shutdown();
        assert result;
    }
}
