// verdict: safe
// What an idle worker waits for in a queue of the program is there before the worker is.
package owned;

import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

class QueueOfItsOwnShut extends LinkedBlockingQueue<Runnable> {
    static final FutureTask<Integer> task = new FutureTask<>(() -> 1);
    static volatile boolean interrupted;

    @Override
    public Runnable take() throws InterruptedException {
        try {
            task.get();
        } catch (InterruptedException e) {
            interrupted = true;
            throw e;
        } catch (ExecutionException e) {
            throw new Error(e);
        }
        return super.take();
    }

    public static void main(String[] args) throws Exception {
        ThreadPoolExecutor pool = new ThreadPoolExecutor(1, 1, 0, TimeUnit.SECONDS, new QueueOfItsOwnShut());
        task.run();
        pool.prestartCoreThread();
        pool.shutdown();
        pool.awaitTermination(1, TimeUnit.DAYS);
        assert !interrupted;
    }
}
