// verdict: safe
// Whether an idle worker waits for the next task or another comes makes no difference.
package caches;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

class IdleWorkerStays {
    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newCachedThreadPool();
        int first = pool.submit(() -> 1).get();
        int second = pool.submit(() -> 2).get();
        pool.shutdown();
        assert first + second == 3;
    }
}
