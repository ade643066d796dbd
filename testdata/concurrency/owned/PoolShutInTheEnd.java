// verdict: safe
// Workers of a pool that is shut down end.
package owned;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

class PoolShutInTheEnd {
    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(2);
        Future<Integer> a = pool.submit(() -> 1);
        Future<Integer> b = pool.submit(() -> 2);
        assert a.get() + b.get() == 3;
        pool.shutdown();
    }
}
