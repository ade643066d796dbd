// verdict: violated
// error: java.lang.AssertionError
// twin: PoolEndsBehindTasks
// Who has waited for the end of a pool for too short a time sees that workers have not counted.
package executors;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

class PoolEndsBeforeTasks {
    static final AtomicInteger done = new AtomicInteger();

    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(3);
        for (int i = 0; i < 4; i++) {
            pool.execute(done::incrementAndGet);
        }
        pool.shutdown();
        pool.awaitTermination(1, TimeUnit.DAYS);
        assert done.get() != 2;
    }
}
