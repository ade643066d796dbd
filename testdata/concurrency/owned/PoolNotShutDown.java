// verdict: violated
// error: deadlock
// twin: PoolShutInTheEnd
// Workers of a pool that nobody shuts down wait for ever.
package owned;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

class PoolNotShutDown {
    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(2);
        Future<Integer> a = pool.submit(() -> 1);
        Future<Integer> b = pool.submit(() -> 2);
        assert a.get() + b.get() == 3;
    }
}
