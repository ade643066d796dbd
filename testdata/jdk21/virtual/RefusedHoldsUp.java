// verdict: violated
// error: java.lang.AssertionError
// twin: RefusedIsWaitedFor
// A task that comes while the executor is shut down keeps it from being terminated until it
// turns out that it is refused.
package virtual;

import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;

class RefusedHoldsUp {
    static boolean refused;

    public static void main(String[] args) throws Exception {
        var executor = Executors.newVirtualThreadPerTaskExecutor();
        Thread t = new Thread(() -> {
            try {
                executor.execute(() -> { });
            } catch (RejectedExecutionException e) {
                refused = true;
            }
        });
        t.start();
        executor.shutdown();
        boolean over = executor.isTerminated();
        t.join();
        assert !refused || over;
    }
}
