// verdict: safe
// As PermitUsedUpByLock, but the permit is given again when the lock is behind.
package owned;

import java.util.concurrent.locks.LockSupport;
import java.util.concurrent.locks.ReentrantLock;

class PermitGivenBehindLock {
    static volatile boolean behind;

    public static void main(String[] args) throws InterruptedException {
        ReentrantLock lock = new ReentrantLock();
        Thread worker = new Thread(() -> {
            lock.lock();
            lock.unlock();
            behind = true;
            LockSupport.park();
        });
        lock.lock();
        worker.start();
        LockSupport.unpark(worker);
        lock.unlock();
        while (!behind) {
            Thread.yield();
        }
        LockSupport.unpark(worker);
        worker.join();
    }
}
