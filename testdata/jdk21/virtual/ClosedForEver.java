// verdict: violated
// error: deadlock
// close waits for two tasks, each of which waits for the other.
package virtual;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executors;

class ClosedForEver {
    public static void main(String[] args) {
        CountDownLatch first = new CountDownLatch(1), second = new CountDownLatch(1);
        try (var executor = Executors.newVirtualThreadPerTaskExecutor()) {
            executor.submit(() -> {
                first.await();
                second.countDown();
                return 0;
            });
            executor.submit(() -> {
                second.await();
                first.countDown();
                return 0;
            });
        }
    }
}
