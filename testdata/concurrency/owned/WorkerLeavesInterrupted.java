// verdict: violated
// error: java.lang.AssertionError
// twin: WorkerLeavesUnasked
// A worker that leaves because its pool is shut down may be interrupted before it has gone,
// and waits for a result then.
package owned;

import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

class WorkerLeavesInterrupted {
    static volatile boolean interrupted;

    public static void main(String[] args) throws Exception {
        FutureTask<Integer> task = new FutureTask<>(() -> 1);
        Thread[] worker = new Thread[1];
        ThreadPoolExecutor pool = new ThreadPoolExecutor(1, 1, 0, TimeUnit.SECONDS, new LinkedBlockingQueue<>(),
            work -> worker[0] = new Thread(() -> {
                work.run();
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
