// verdict: safe
// The task that another one waits for comes first.
package virtual;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executors;

class PoolClosed {
    public static void main(String[] args) {
        CountDownLatch done = new CountDownLatch(1);
        try (var pool = Executors.newFixedThreadPool(1)) {
            pool.submit(done::countDown);
            pool.submit(() -> {
                done.await();
                return 0;
            });
        }
        assert done.getCount() == 0;
    }
}
