// verdict: violated
// error: java.util.concurrent.CancellationException
// twin: ForkJoinPoolCancels
// release: 17-20
// A task that was not rejected may still be cancelled: it was entered after the pool had been
// found open, and before the pool, which was shut down meanwhile, looks for tasks to cancel.
package calls;

import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.RejectedExecutionException;

class ForkJoinPoolWhole {
    public static void main(String[] args) throws Exception {
        ForkJoinPool pool = new ForkJoinPool(1);
        Thread t = new Thread(pool::shutdown);
        t.start();
        int got;
        try {
            got = pool.submit(() -> 1).join();
        } catch (RejectedExecutionException e) {
            got = 2;
        }
        t.join();
        System.out.println(got);
        assert got == 1 || pool.isShutdown();
    }
}
