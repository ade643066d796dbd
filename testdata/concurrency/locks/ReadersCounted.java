// verdict: violated
// error: java.lang.AssertionError
// How many have a lock for reading shows when it is given up.
// twin: ReadersCountedNot
package locks;

import java.util.concurrent.locks.ReentrantReadWriteLock;

class ReadersCounted {
    static final ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
    static volatile int inside;

    public static void main(String[] args) {
        new Thread(() -> {
            lock.readLock().lock();
            inside = 1;
            lock.readLock().unlock();
        }).start();
        boolean seen = inside == 1 && lock.getReadLockCount() == 1;
        assert !seen;
    }
}
