// verdict: safe
// Whoever has the permit and goes on is not in the queue.
package sync;

import java.util.concurrent.Semaphore;

class PermitTakenNotQueued {
    static volatile boolean goesOn;

    public static void main(String[] args) {
        Semaphore semaphore = new Semaphore(0);
        new Thread(() -> {
            semaphore.acquireUninterruptibly();
            goesOn = true;
        }).start();
        semaphore.release();
        assert !goesOn || semaphore.getQueueLength() == 0;
    }
}
