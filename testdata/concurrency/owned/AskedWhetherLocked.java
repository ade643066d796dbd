// verdict: violated
// error: java.lang.AssertionError
// twin: AskedByOwner
// Between the last write under the lock and giving it up somebody asks.
package owned;

import java.util.concurrent.locks.ReentrantLock;

class AskedWhetherLocked {
    static volatile boolean written;

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
        assert !written || !lock.isLocked();
    }
}
