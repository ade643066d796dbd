// verdict: safe
// A read stamp becomes a write stamp if nobody else reads; otherwise the read lock is given back first.
package locks;

import java.util.concurrent.locks.StampedLock;

class StampConverted {
    static int n;

    static void increment(StampedLock lock) {
        long stamp = lock.readLock();
        int seen = n;
        long write = lock.tryConvertToWriteLock(stamp);
        if (write == 0) {
            lock.unlockRead(stamp);
            write = lock.writeLock();
            seen = n;
        }
        n = seen + 1;
        lock.unlockWrite(write);
    }

    public static void main(String[] args) throws InterruptedException {
        StampedLock lock = new StampedLock();
        Thread t = new Thread(() -> increment(lock));
        t.start();
        increment(lock);
        t.join();
        assert n == 2;
    }
}
