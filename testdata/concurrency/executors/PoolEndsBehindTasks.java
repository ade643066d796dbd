// verdict: safe
// Workers count, and leave a pool that is shut down one after the other.
package executors;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

class PoolEndsBehindTasks {
    static final AtomicInteger done = new AtomicInteger();

    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(3);
        for (int i = 0; i < 4; i++) {
            pool.execute(done::incrementAndGet);
        }
        pool.shutdown();
        assert !pool.awaitTermination(1, TimeUnit.DAYS) || done.get() == 4;
    }
}
