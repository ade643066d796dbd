// verdict: safe
// A lock held for reading is given up by one.
package locks;

import java.util.concurrent.locks.StampedLock;

class StampedReadGivenUpOnce {
    public static void main(String[] args) throws InterruptedException {
        StampedLock lock = new StampedLock();
        long stamp = lock.readLock();
        boolean[] given = new boolean[1];
        Thread t = new Thread(() -> given[0] = lock.tryUnlockRead());
        t.start();
        boolean mine = lock.tryUnlockRead();
        t.join();
        assert given[0] != mine;
    }
}
