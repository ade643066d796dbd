// verdict: safe
// As TriedJustBefore, but the value comes when the lock was given up.
package owned;

import java.util.concurrent.locks.ReentrantLock;

class TriedAfter {
    static volatile int value;

    public static void main(String[] args) {
        ReentrantLock lock = new ReentrantLock();
        new Thread(() -> {
            lock.lock();
            lock.unlock();
            value = 1;
        }).start();
        if (value == 1) {
            assert lock.tryLock();
        }
    }
}
