// verdict: safe
// Who stops a pool whose tasks are done interrupts workers that have nothing left to do.
package executors;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;

class StopsBehindTasks {
    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(2);
        Future<Integer> one = pool.submit(() -> 1);
        Future<Integer> two = pool.submit(() -> 2);
        int sum = one.get() + two.get();
        assert pool.shutdownNow().isEmpty();
        pool.awaitTermination(1, TimeUnit.DAYS);
        assert sum == 3;
    }
}
