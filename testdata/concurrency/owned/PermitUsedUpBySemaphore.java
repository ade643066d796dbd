// verdict: violated
// error: deadlock
// twin: PermitKeptForLater
// The last thread parks: it has waited for a semaphore before, and used its permit up there.
package owned;

import java.util.concurrent.Semaphore;
import java.util.concurrent.locks.LockSupport;

class PermitUsedUpBySemaphore {
    public static void main(String[] args) throws InterruptedException {
        Semaphore semaphore = new Semaphore(0);
        Thread main = Thread.currentThread();
        Thread other = new Thread(() -> {
            LockSupport.unpark(main);
            semaphore.release();
        });
        other.start();
        semaphore.acquireUninterruptibly();
        other.join();
        LockSupport.park();
    }
}
