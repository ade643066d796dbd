// verdict: violated
// error: java.lang.AssertionError
// twin: ForkJoinPoolCancels
// The pool can be shut down before the task comes.
package calls;

import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.RejectedExecutionException;

class ForkJoinPoolBetween {
    public static void main(String[] args) throws Exception {
        ForkJoinPool pool = new ForkJoinPool(1);
        Thread t = new Thread(pool::shutdown);
        t.start();
        boolean rejected = false;
        try {
            pool.execute(() -> { });
        } catch (RejectedExecutionException e) {
            rejected = true;
        }
        System.out.println(rejected);
        assert !rejected;
    }
}
