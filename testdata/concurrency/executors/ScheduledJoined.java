// verdict: safe
// A delayed task still runs after shutdown, and its future tells when it has.
package executors;

import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;

class ScheduledJoined {
    static int n;

    public static void main(String[] args) throws Exception {
        ScheduledExecutorService pool = Executors.newScheduledThreadPool(1);
        ScheduledFuture<Integer> f = pool.schedule(() -> n = 1, 1, TimeUnit.MILLISECONDS);
        pool.shutdown();
        assert f.get() == 1 && n == 1;
    }
}
