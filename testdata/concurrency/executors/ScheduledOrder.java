// verdict: violated
// error: java.lang.AssertionError
// twin: ScheduledJoined
// A delay is no order: main may be slower than the task, or quicker.
package executors;

import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

class ScheduledOrder {
    static volatile int n;

    public static void main(String[] args) {
        ScheduledExecutorService pool = Executors.newScheduledThreadPool(1);
        pool.schedule(() -> n = 1, 1, TimeUnit.MICROSECONDS);
        pool.shutdown();
        assert n == 0;
    }
}
