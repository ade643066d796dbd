// verdict: violated
// error: deadlock
// The only worker runs a task that waits for one behind it, and close waits for both.
package virtual;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executors;

class PoolClosedForEver {
    public static void main(String[] args) {
        CountDownLatch done = new CountDownLatch(1);
        try (var pool = Executors.newFixedThreadPool(1)) {
            pool.submit(() -> {
                done.await();
                return 0;
            });
            pool.submit(done::countDown);
        }
    }
}
