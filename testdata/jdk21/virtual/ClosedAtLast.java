// verdict: safe
// close waits for two tasks, of which one waits for the other.
package virtual;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executors;

class ClosedAtLast {
    public static void main(String[] args) {
        CountDownLatch first = new CountDownLatch(1), second = new CountDownLatch(1);
        try (var executor = Executors.newVirtualThreadPerTaskExecutor()) {
            executor.submit(() -> {
                first.await();
                second.countDown();
                return 0;
            });
            first.countDown();
        }
        assert second.getCount() == 0;
    }
}
