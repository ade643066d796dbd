// verdict: violated
// error: java.lang.AssertionError
// Trying a lock for writing shows when it is given up by a reader.
// twin: WriterTriedNot
package locks;

import java.util.concurrent.locks.ReentrantReadWriteLock;

class WriterTried {
    static final ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
    static volatile int inside;

    public static void main(String[] args) {
        new Thread(() -> {
            lock.readLock().lock();
            inside = 1;
            lock.readLock().unlock();
        }).start();
        boolean seen = inside == 1 && !lock.writeLock().tryLock();
        assert !seen;
    }
}
