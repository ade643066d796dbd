// verdict: violated
// error: java.lang.AssertionError
// twin: TriedForEver
// Who waits for the lock for a limited time may not get it.
package owned;

import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;

class TriedForATime {
    static volatile int x;

    public static void main(String[] args) throws InterruptedException {
        ReentrantLock lock = new ReentrantLock();
        new Thread(() -> {
            lock.lock();
            x++;
            lock.unlock();
        }).start();
        boolean got = lock.tryLock(1, TimeUnit.SECONDS);
        if (got) {
            lock.unlock();
        }
        assert got;
    }
}
