// verdict: violated
// error: deadlock
// twin: JoinNeedsNoOtherMonitor
// Joining enters the monitor of the thread, and main stays in that until the joiner has got through.
package threads;

import java.util.concurrent.CountDownLatch;

class JoinNeedsMonitor {
    static final CountDownLatch JOINED = new CountDownLatch(1);

    public static void main(String[] args) throws InterruptedException {
        Thread worker = new Thread(() -> { });
        worker.start();
        new Thread(() -> {
            try {
                worker.join();
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
            JOINED.countDown();
        }).start();
        synchronized (worker) {
            JOINED.await();
        }
    }
}
