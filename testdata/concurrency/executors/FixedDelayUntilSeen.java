// verdict: safe
// The task repeats itself until it sees what main has written; time is part of no state.
package executors;

import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

class FixedDelayUntilSeen {
    static volatile boolean written;

    public static void main(String[] args) throws Exception {
        ScheduledExecutorService pool = Executors.newScheduledThreadPool(1);
        pool.scheduleWithFixedDelay(() -> {
            if (written) {
                pool.shutdown();
            }
        }, 1, 1, TimeUnit.SECONDS);
        written = true;
    }
}
