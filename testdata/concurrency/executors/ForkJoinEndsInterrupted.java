// verdict: violated
// error: java.lang.AssertionError
// twin: ForkJoinEndsQuietly
// release: 17-21
// A pool that ends interrupts its idle workers, and a worker of the program's own looks. Later pools wake them otherwise.
package executors;

import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinWorkerThread;
import java.util.concurrent.TimeUnit;

class ForkJoinEndsInterrupted {
    static volatile boolean interrupted;

    static class Worker extends ForkJoinWorkerThread {
        Worker(ForkJoinPool pool) {
            super(pool);
        }

        @Override
        protected void onTermination(Throwable exception) {
            interrupted |= isInterrupted();
            super.onTermination(exception);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        ForkJoinPool pool = new ForkJoinPool(1, Worker::new, null, false);
        pool.submit(() -> { }).join();
        pool.shutdown();
        pool.awaitTermination(1, TimeUnit.DAYS);
        assert !interrupted;
    }
}
