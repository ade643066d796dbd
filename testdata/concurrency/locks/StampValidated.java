// verdict: safe
// What was read optimistically is used only when no writer came in between; otherwise it is read again under the lock.
package locks;

import java.util.concurrent.locks.StampedLock;

class StampValidated {
    static volatile int left, right;

    public static void main(String[] args) {
        StampedLock lock = new StampedLock();
        new Thread(() -> {
            long stamp = lock.writeLock();
            left = 1;
            right = 1;
            lock.unlockWrite(stamp);
        }).start();
        long stamp = lock.tryOptimisticRead();
        int l = left, r = right;
        if (!lock.validate(stamp)) {
            stamp = lock.readLock();
            l = left;
            r = right;
            lock.unlockRead(stamp);
        }
        assert l == r;
    }
}
