// verdict: violated
// error: deadlock
// twin: InterruptedByStop
// shutdown interrupts nobody.
package virtual;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executors;

class NotInterruptedByEnd {
    public static void main(String[] args) {
        CountDownLatch never = new CountDownLatch(1);
        try (var executor = Executors.newVirtualThreadPerTaskExecutor()) {
            executor.execute(() -> {
                try {
                    never.await();
                } catch (InterruptedException e) {
                    throw new IllegalStateException(e);
                }
            });
            executor.shutdown();
        }
    }
}
