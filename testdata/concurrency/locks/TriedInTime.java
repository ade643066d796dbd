// verdict: violated
// error: java.lang.AssertionError
// twin: TriedInTimeHandled
// A timed tryLock may fail although the owner gives the lock back some time.
package locks;

import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;

class TriedInTime {
    public static void main(String[] args) throws InterruptedException {
        ReentrantLock lock = new ReentrantLock();
        new Thread(() -> {
            lock.lock();
            lock.unlock();
        }).start();
        boolean got = lock.tryLock(1, TimeUnit.NANOSECONDS);
        assert got;
        lock.unlock();
    }
}
