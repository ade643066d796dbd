// verdict: violated
// error: java.lang.AssertionError
// twin: ThreadPoolExecutorWhole
// The pool can be shut down before the task comes.
package calls;

import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

class ThreadPoolExecutorBetween {
    public static void main(String[] args) throws Exception {
        ThreadPoolExecutor pool = new ThreadPoolExecutor(1, 1, 1, TimeUnit.SECONDS, new LinkedBlockingQueue<>());
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
