// verdict: violated
// error: deadlock
// twin: PermitGivenBehindLock
// Who parks in a lock uses up the permit that it was given for later.
package owned;

import java.util.concurrent.locks.LockSupport;
import java.util.concurrent.locks.ReentrantLock;

class PermitUsedUpByLock {
    public static void main(String[] args) throws InterruptedException {
        ReentrantLock lock = new ReentrantLock();
        Thread worker = new Thread(() -> {
            lock.lock();
            lock.unlock();
            LockSupport.park();
        });
        lock.lock();
        worker.start();
        LockSupport.unpark(worker);
        lock.unlock();
        worker.join();
    }
}
