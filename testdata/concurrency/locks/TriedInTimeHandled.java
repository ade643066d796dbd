// verdict: safe
// Both outcomes are provided for.
package locks;

import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;

class TriedInTimeHandled {
    public static void main(String[] args) throws InterruptedException {
        ReentrantLock lock = new ReentrantLock();
        new Thread(() -> {
            lock.lock();
            lock.unlock();
        }).start();
        if (lock.tryLock(1, TimeUnit.MILLISECONDS)) {
            assert lock.isHeldByCurrentThread();
            lock.unlock();
        }
        assert !lock.isHeldByCurrentThread();
    }
}
