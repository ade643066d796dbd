// verdict: safe
// With one worker the tasks run one after the other, in the order in which they came.
package executors;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

class PoolOfOne {
    static int n;

    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(1);
        pool.execute(() -> n = 5);
        Future<Integer> b = pool.submit(() -> n * 2);
        assert b.get() == 10;
        pool.shutdown();
    }
}
