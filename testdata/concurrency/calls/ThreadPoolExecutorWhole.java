// verdict: safe
// What was not rejected is done before the pool ends.
package calls;

import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

class ThreadPoolExecutorWhole {
    public static void main(String[] args) throws Exception {
        ThreadPoolExecutor pool = new ThreadPoolExecutor(1, 1, 1, TimeUnit.SECONDS, new LinkedBlockingQueue<>());
        Thread t = new Thread(pool::shutdown);
        boolean[] ran = new boolean[1];
        t.start();
        boolean rejected = false;
        try {
            pool.execute(() -> ran[0] = true);
        } catch (RejectedExecutionException e) {
            rejected = true;
        }
        t.join();
        boolean ended = pool.awaitTermination(1, TimeUnit.DAYS);
        System.out.println(rejected);
        assert !ended || ran[0] != rejected;
    }
}
