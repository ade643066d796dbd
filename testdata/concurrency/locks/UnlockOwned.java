// verdict: safe
// Only who got the lock gives it back.
package locks;

import java.util.concurrent.locks.ReentrantLock;

class UnlockOwned {
    public static void main(String[] args) {
        ReentrantLock lock = new ReentrantLock();
        new Thread(() -> {
            if (lock.tryLock()) lock.unlock();
        }).start();
        lock.lock();
        lock.unlock();
    }
}
