// verdict: violated
// error: java.lang.AssertionError
// twin: InterruptedOrThrough
// Main may have looked whether it is interrupted before it was, and then find the latch open: await returns.
package sync;

import java.util.concurrent.CountDownLatch;

class InterruptedTooLate {
    static boolean through;

    public static void main(String[] args) throws Exception {
        Thread main = Thread.currentThread();
        CountDownLatch latch = new CountDownLatch(1);
        new Thread(() -> {
            main.interrupt();
            latch.countDown();
        }).start();
        try {
            latch.await();
            through = true;
        } catch (InterruptedException e) {
            through = false;
        }
        assert !through;
    }
}
