// verdict: violated
// error: java.lang.AssertionError
// twin: OwnExecutor
// The latch is counted down before the work is done.
package executors;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;

class CountedTooEarly {
    public static void main(String[] args) throws InterruptedException {
        CountDownLatch done = new CountDownLatch(1);
        AtomicInteger n = new AtomicInteger();
        new Thread(() -> {
            done.countDown();
            n.incrementAndGet();
        }).start();
        done.await();
        assert n.get() == 1;
    }
}
