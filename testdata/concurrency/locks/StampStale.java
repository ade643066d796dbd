// verdict: violated
// error: java.lang.AssertionError
// twin: StampConverted
// Between the read lock and the write lock the other thread may write; what was read before is old.
package locks;

import java.util.concurrent.locks.StampedLock;

class StampStale {
    static int n;

    static void increment(StampedLock lock) {
        long stamp = lock.readLock();
        int seen = n;
        lock.unlockRead(stamp);
        long write = lock.writeLock();
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
