// verdict: safe
// Who has shut it down finds it terminated.
package executors;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

class ShutDownAndTerminated {
    public static void main(String[] args) {
        ExecutorService pool = Executors.newFixedThreadPool(1);
        new Thread(() -> {
            boolean terminated = pool.isTerminated();
            boolean shut = pool.isShutdown();
            assert shut || !terminated;
        }).start();
        pool.shutdown();
        assert pool.isTerminated();
    }
}
