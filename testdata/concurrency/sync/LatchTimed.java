// verdict: violated
// error: java.lang.AssertionError
// twin: LatchOpens
// A timed await may give up.
package sync;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

class LatchTimed {
    static volatile int n;

    public static void main(String[] args) throws InterruptedException {
        CountDownLatch latch = new CountDownLatch(1);
        new Thread(() -> {
            n = 1;
            latch.countDown();
        }).start();
        latch.await(1, TimeUnit.MICROSECONDS);
        assert n == 1;
    }
}
