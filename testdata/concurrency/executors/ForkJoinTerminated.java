// verdict: safe
// Who has shut it down finds it terminated, and others not before it is shut down.
package executors;

import java.util.concurrent.ForkJoinPool;

class ForkJoinTerminated {
    public static void main(String[] args) {
        ForkJoinPool pool = new ForkJoinPool(1);
        new Thread(() -> {
            boolean ended = pool.isTerminated();
            boolean shut = pool.isShutdown();
            assert shut || !ended;
        }).start();
        pool.shutdown();
        assert pool.isTerminated();
    }
}
