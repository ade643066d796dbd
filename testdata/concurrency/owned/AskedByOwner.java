// verdict: safe
// Who asks holds the lock.
package owned;

import java.util.concurrent.locks.ReentrantLock;

class AskedByOwner {
    static boolean written;

    public static void main(String[] args) {
        ReentrantLock lock = new ReentrantLock(true);
        new Thread(() -> {
            lock.lock();
            try {
                written = true;
            } finally {
                lock.unlock();
            }
        }).start();
        lock.lock();
        try {
            assert lock.isHeldByCurrentThread() && lock.getHoldCount() == 1;
            written = !written;
        } finally {
            lock.unlock();
        }
    }
}
