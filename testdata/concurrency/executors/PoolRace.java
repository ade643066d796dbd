// verdict: violated
// error: java.lang.AssertionError
// twin: PoolOfOne
// Two workers increment the same plain variable.
package executors;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

class PoolRace {
    static volatile int n;

    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(2);
        Future<?> a = pool.submit(() -> n++), b = pool.submit(() -> n++);
        a.get();
        b.get();
        pool.shutdown();
        assert n == 2;
    }
}
