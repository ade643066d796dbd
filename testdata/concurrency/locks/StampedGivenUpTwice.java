// verdict: violated
// error: java.lang.AssertionError
// twin: StampedReadGivenUpOnce
// Both see that the lock is held for writing, and both give it up.
package locks;

import java.util.concurrent.locks.StampedLock;

class StampedGivenUpTwice {
    public static void main(String[] args) throws InterruptedException {
        StampedLock lock = new StampedLock();
        long stamp = lock.writeLock();
        boolean[] given = new boolean[1];
        Thread t = new Thread(() -> given[0] = lock.tryUnlockWrite());
        t.start();
        boolean mine = lock.tryUnlockWrite();
        t.join();
        assert given[0] != mine;
    }
}
