// verdict: violated
// error: java.lang.AssertionError
// twin: StampedLockWhole
// Main can look while the lock is held.
package calls;

import java.util.concurrent.locks.StampedLock;

class StampedLockBetween {
    public static void main(String[] args) throws Exception {
        StampedLock lock = new StampedLock();
        Thread t = new Thread(() -> {
            long stamp = lock.writeLock();
            lock.unlockWrite(stamp);
        });
        t.start();
        long look = lock.tryOptimisticRead();
        boolean valid = look != 0 && lock.validate(look);
        System.out.println((look != 0) + " " + valid);
        assert look != 0;
    }
}
