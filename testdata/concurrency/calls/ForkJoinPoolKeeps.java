// verdict: safe
// release: 21
// A task that was not rejected is executed: the pool is found shut down, or the task found in
// it, under the lock of its queue.
package calls;

import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.RejectedExecutionException;

class ForkJoinPoolKeeps {
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
