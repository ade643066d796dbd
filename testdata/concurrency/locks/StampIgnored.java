// verdict: violated
// error: java.lang.AssertionError
// twin: StampValidated
// Without validation the two halves may be of different writes.
package locks;

import java.util.concurrent.locks.StampedLock;

class StampIgnored {
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
        assert l == r;
    }
}
