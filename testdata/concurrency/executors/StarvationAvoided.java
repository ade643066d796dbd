// verdict: safe
// The task does the inner work itself instead of waiting for another worker.
package executors;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.FutureTask;

class StarvationAvoided {
    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(1);
        int got = pool.submit(() -> {
            FutureTask<Integer> inner = new FutureTask<>(() -> 1);
            inner.run();
            return inner.get();
        }).get();
        assert got == 1;
        pool.shutdown();
    }
}
