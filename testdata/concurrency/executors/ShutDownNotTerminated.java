// verdict: violated
// error: java.lang.AssertionError
// twin: ShutDownAndTerminated
// A pool without workers is shut down before it is terminated.
package executors;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

class ShutDownNotTerminated {
    public static void main(String[] args) {
        ExecutorService pool = Executors.newFixedThreadPool(1);
        new Thread(() -> {
            boolean shut = pool.isShutdown();
            boolean terminated = pool.isTerminated();
            assert !shut || terminated;
        }).start();
        pool.shutdown();
    }
}
