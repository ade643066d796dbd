// verdict: violated
// error: java.lang.AssertionError
// twin: LatchOpens
// A count of one: the latch opens when the first is done.
package sync;

import java.util.concurrent.CountDownLatch;

class LatchTooSmall {
    static volatile int a, b;

    public static void main(String[] args) throws InterruptedException {
        CountDownLatch latch = new CountDownLatch(1);
        new Thread(() -> {
            a = 1;
            latch.countDown();
        }).start();
        new Thread(() -> {
            b = 1;
            latch.countDown();
        }).start();
        latch.await();
        assert a + b == 2;
    }
}
