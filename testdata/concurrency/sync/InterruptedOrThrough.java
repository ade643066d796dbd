// verdict: safe
// Either await throws, or main is still interrupted behind it: no interrupt is lost.
package sync;

import java.util.concurrent.CountDownLatch;

class InterruptedOrThrough {
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
        assert through == main.isInterrupted();
    }
}
