// verdict: violated
// error: java.lang.AssertionError
// twin: PermitTakenNotQueued
// Whoever waited for the permit has taken it, and is still in the queue.
package sync;

import java.util.concurrent.Semaphore;

class PermitTakenAndQueued {
    public static void main(String[] args) {
        Semaphore semaphore = new Semaphore(0);
        new Thread(semaphore::acquireUninterruptibly).start();
        semaphore.release();
        assert semaphore.availablePermits() == 1 || semaphore.getQueueLength() == 0;
    }
}
