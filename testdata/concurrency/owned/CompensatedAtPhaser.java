// verdict: violated
// error: java.lang.AssertionError
// twin: NotCompensatedAtLatch
// A worker of fork and join that waits for a phase is compensated for: another one does the next task.
package owned;

import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinTask;
import java.util.concurrent.Phaser;

class CompensatedAtPhaser {
    private static volatile boolean second;

    public static void main(String[] args) throws Exception {
        Phaser phaser = new Phaser(2);
        ForkJoinPool pool = new ForkJoinPool(1);
        ForkJoinTask<?> waits = pool.submit(() -> {
            phaser.arriveAndAwaitAdvance();
            return null;
        });
        ForkJoinTask<?> next = pool.submit(() -> {
            second = true;
        });
        assert !second : "by another worker";
        phaser.arrive();
        waits.join();
        next.join();
    }
}
