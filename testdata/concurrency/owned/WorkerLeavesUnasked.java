// verdict: safe
// The interrupt that a worker was left with is taken back before it waits for a result.
package owned;

import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

class WorkerLeavesUnasked {
    static volatile boolean interrupted;

    public static void main(String[] args) throws Exception {
        FutureTask<Integer> task = new FutureTask<>(() -> 1);
        Thread[] worker = new Thread[1];
        ThreadPoolExecutor pool = new ThreadPoolExecutor(1, 1, 0, TimeUnit.SECONDS, new LinkedBlockingQueue<>(),
            work -> worker[0] = new Thread(() -> {
                work.run();
                Thread.interrupted();
                try {
                    task.get();
                } catch (InterruptedException e) {
                    interrupted = true;
                } catch (ExecutionException e) {
                    throw new Error(e);
                }
            }));
        pool.prestartCoreThread();
        pool.shutdown();
        task.run();
        worker[0].join();
        assert !interrupted;
    }
}
