// verdict: violated
// error: java.lang.AssertionError
// Between what it did before and its task, another thread may have shut the executor down.
package virtual;

import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;

class RefusedBehindFlag {
    static volatile boolean there;
    static boolean refused;

    public static void main(String[] args) throws Exception {
        var executor = Executors.newVirtualThreadPerTaskExecutor();
        Thread t = new Thread(() -> {
            there = true;
            try {
                executor.execute(() -> { });
            } catch (RejectedExecutionException e) {
                refused = true;
            }
        });
        t.start();
        while (!there) {
            Thread.yield();
        }
        executor.shutdown();
        t.join();
        assert !refused;
    }
}
