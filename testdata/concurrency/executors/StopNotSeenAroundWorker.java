// verdict: safe
// What a factory has wrapped around a worker does not look for an interrupt.
package executors;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

class StopNotSeenAroundWorker {
    static volatile boolean interrupted;

    public static void main(String[] args) throws Exception {
        Thread[] worker = new Thread[1];
        ExecutorService pool = Executors.newFixedThreadPool(1, work -> worker[0] = new Thread(() -> {
            work.run();
            interrupted = worker[0] == null;
        }));
        pool.submit(() -> 1).get();
        pool.shutdownNow();
        worker[0].join();
        assert !interrupted;
    }
}
