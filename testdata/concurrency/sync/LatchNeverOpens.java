// verdict: violated
// error: deadlock
// twin: LatchOpens
// The exception comes before countDown; nobody else counts.
package sync;

import java.util.concurrent.CountDownLatch;

class LatchNeverOpens {
    static volatile int divisor = 1;

    public static void main(String[] args) throws InterruptedException {
        CountDownLatch latch = new CountDownLatch(1);
        new Thread(() -> {
            try {
                int q = 1 / divisor;
                latch.countDown();
            } catch (ArithmeticException swallowed) { }
        }).start();
        divisor = 0;
        latch.await();
    }
}
