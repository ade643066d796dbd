// verdict: safe
// As PermitUsedUpBySemaphore, but what is waited for is there before the permit.
package owned;

import java.util.concurrent.Semaphore;
import java.util.concurrent.locks.LockSupport;

class PermitKeptForLater {
    public static void main(String[] args) throws InterruptedException {
        Semaphore semaphore = new Semaphore(1);
        Thread main = Thread.currentThread();
        Thread other = new Thread(() -> LockSupport.unpark(main));
        other.start();
        semaphore.acquireUninterruptibly();
        other.join();
        LockSupport.park();
    }
}
