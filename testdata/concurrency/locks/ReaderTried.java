// verdict: violated
// error: java.lang.AssertionError
// Trying a lock for reading shows when it is given up by a writer.
// twin: ReaderTriedNot
package locks;

import java.util.concurrent.locks.ReentrantReadWriteLock;

class ReaderTried {
    static final ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
    static volatile int inside;

    public static void main(String[] args) {
        new Thread(() -> {
            lock.writeLock().lock();
            inside = 1;
            lock.writeLock().unlock();
        }).start();
        boolean seen = inside == 1 && !lock.readLock().tryLock();
        assert !seen;
    }
}
