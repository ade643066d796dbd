// verdict: safe
// What was not rejected is done though the pool is shut down.
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
