// verdict: violated
// error: java.lang.AssertionError
// twin: EndNotSeenWhenDone
// A task of the program looks for an interrupt when its end is known.
package executors;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;

class StopSeenWhenDone {
    static volatile boolean interrupted;

    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(1);
        FutureTask<Integer> task = new FutureTask<>(() -> 1) {
            @Override
            protected void done() {
                interrupted = Thread.currentThread().isInterrupted();
            }
        };
        pool.execute(task);
        task.get();
        pool.shutdownNow();
        pool.awaitTermination(1, TimeUnit.DAYS);
        assert !interrupted;
    }
}
