// verdict: violated
// error: java.lang.AssertionError
// twin: ReentrantLockWhole
// Main can see the lock while it is held.
package calls;

import java.util.concurrent.locks.ReentrantLock;

class ReentrantLockBetween {
    public static void main(String[] args) throws Exception {
        ReentrantLock lock = new ReentrantLock();
        Thread t = new Thread(() -> {
            lock.lock();
            lock.unlock();
        });
        t.start();
        boolean locked = lock.isLocked();
        System.out.println(locked);
        assert !locked;
    }
}
