// verdict: safe
// As BlockerSeen, but the thread is asked about when it has ended.
package owned;

import java.util.concurrent.locks.LockSupport;
import java.util.concurrent.locks.ReentrantLock;

class BlockerGone {
    public static void main(String[] args) throws InterruptedException {
        ReentrantLock lock = new ReentrantLock();
        Thread waiter = new Thread(() -> {
            lock.lock();
            lock.unlock();
        });
        lock.lock();
        waiter.start();
        lock.unlock();
        waiter.join();
        assert LockSupport.getBlocker(waiter) == null;
    }
}
