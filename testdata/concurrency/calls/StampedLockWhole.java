// verdict: safe
// The only reader can begin to write.
package calls;

import java.util.concurrent.locks.StampedLock;

class StampedLockWhole {
    public static void main(String[] args) throws Exception {
        StampedLock lock = new StampedLock();
        int[] n = new int[1];
        Thread t = new Thread(() -> {
            long stamp = lock.writeLock();
            n[0] += 2;
            lock.unlockWrite(stamp);
        });
        t.start();
        long look = lock.tryReadLock();
        int seen = n[0];
        long write = look == 0 ? 0 : lock.tryConvertToWriteLock(look);
        System.out.println((look != 0) + " " + (look == 0 ? -1 : seen) + " " + (write != 0));
        assert look == 0 || write != 0;
        assert look == 0 || seen == 0 || seen == 2;
        if (write != 0) lock.unlock(write);
    }
}
