// verdict: violated
// error: java.lang.AssertionError
// twin: PerTaskWhole
// The executor can be shut down before the task comes.
package virtual;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;

class PerTaskBetween {
    public static void main(String[] args) {
        ExecutorService executor = Executors.newVirtualThreadPerTaskExecutor();
        Thread.startVirtualThread(executor::shutdown);
        boolean refused = false;
        try {
            executor.execute(() -> { });
        } catch (RejectedExecutionException e) {
            refused = true;
        }
        System.out.println(refused);
        assert !refused;
    }
}
