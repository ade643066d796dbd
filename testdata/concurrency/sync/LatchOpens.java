// verdict: safe
// await returns when both have counted down, so both results are there.
package sync;

import java.util.concurrent.CountDownLatch;

class LatchOpens {
    static int a, b;

    public static void main(String[] args) throws InterruptedException {
        CountDownLatch latch = new CountDownLatch(2);
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
