// verdict: safe
// A pool that is shut down runs what it has, and interrupts no task.
package executors;

import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

class ForkJoinEndsQuietly {
    static final AtomicInteger done = new AtomicInteger();

    public static void main(String[] args) throws InterruptedException {
        ForkJoinPool pool = new ForkJoinPool(1);
        pool.execute(() -> {
            assert !Thread.interrupted();
            done.incrementAndGet();
        });
        pool.shutdown();
        boolean ended = pool.awaitTermination(1, TimeUnit.DAYS);
        assert !ended || done.get() == 1;
    }
}
