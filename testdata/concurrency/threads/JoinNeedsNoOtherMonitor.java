// verdict: safe
// Main stays in a monitor that nobody else needs.
package threads;

import java.util.concurrent.CountDownLatch;

class JoinNeedsNoOtherMonitor {
    static final CountDownLatch JOINED = new CountDownLatch(1);

    public static void main(String[] args) throws InterruptedException {
        Thread worker = new Thread(() -> { });
        worker.start();
        Thread joiner = new Thread(() -> {
            try {
                worker.join();
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
            JOINED.countDown();
        });
        joiner.start();
        synchronized (joiner) {
            JOINED.await();
        }
    }
}
