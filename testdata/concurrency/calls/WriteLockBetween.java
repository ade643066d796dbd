// verdict: violated
// error: java.lang.AssertionError
// twin: WriteLockWhole
// Main can see the lock while it is held.
package calls;

import java.util.concurrent.locks.ReentrantReadWriteLock;

class WriteLockBetween {
    public static void main(String[] args) throws Exception {
        ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
        Thread t = new Thread(() -> {
            lock.writeLock().lock();
            lock.writeLock().unlock();
        });
        t.start();
        boolean locked = lock.isWriteLocked();
        System.out.println(locked);
        assert !locked;
    }
}
