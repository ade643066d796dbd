// verdict: safe
// A task runs unless it is refused.
package virtual;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;

class PerTaskWhole {
    static int ran;

    public static void main(String[] args) {
        boolean refused = false;
        try (ExecutorService executor = Executors.newVirtualThreadPerTaskExecutor()) {
            Thread.startVirtualThread(executor::shutdown);
            try {
                executor.execute(() -> ran = 1);
            } catch (RejectedExecutionException e) {
                refused = true;
            }
        }
        assert ran == (refused ? 0 : 1);
    }
}
