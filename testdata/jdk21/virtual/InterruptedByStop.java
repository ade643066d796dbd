// verdict: safe
// shutdownNow interrupts whoever runs a task.
package virtual;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executors;

class InterruptedByStop {
    static volatile boolean interrupted;

    public static void main(String[] args) {
        CountDownLatch never = new CountDownLatch(1);
        try (var executor = Executors.newVirtualThreadPerTaskExecutor()) {
            executor.execute(() -> {
                try {
                    never.await();
                } catch (InterruptedException e) {
                    interrupted = true;
                }
            });
            executor.shutdownNow();
        }
        assert interrupted;
    }
}
