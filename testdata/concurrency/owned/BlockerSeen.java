// verdict: violated
// error: java.lang.AssertionError
// twin: BlockerGone
// A thread that waits for a lock can be seen to be parked for it.
package owned;

import java.util.concurrent.locks.LockSupport;
import java.util.concurrent.locks.ReentrantLock;

class BlockerSeen {
    public static void main(String[] args) throws InterruptedException {
        ReentrantLock lock = new ReentrantLock();
        Thread waiter = new Thread(() -> {
            lock.lock();
            lock.unlock();
        });
        lock.lock();
        waiter.start();
        Object blocker = LockSupport.getBlocker(waiter);
        lock.unlock();
        waiter.join();
        assert blocker == null;
    }
}
