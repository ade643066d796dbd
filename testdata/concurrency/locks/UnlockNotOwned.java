// verdict: violated
// error: java.lang.IllegalMonitorStateException
// twin: UnlockOwned
// tryLock fails while main holds the lock, and unlock is called in any case.
package locks;

import java.util.concurrent.locks.ReentrantLock;

class UnlockNotOwned {
    public static void main(String[] args) {
        ReentrantLock lock = new ReentrantLock();
        new Thread(() -> {
            lock.tryLock();
            lock.unlock();
        }).start();
        lock.lock();
        lock.unlock();
    }
}
