// verdict: violated
// error: java.lang.AssertionError
// Whether a lock is taken for writing shows when it is given up.
// twin: WriterAskedForNot
package locks;

import java.util.concurrent.locks.ReentrantReadWriteLock;

class WriterAskedFor {
    static final ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
    static volatile int inside;

    public static void main(String[] args) {
        new Thread(() -> {
            lock.writeLock().lock();
            inside = 1;
            lock.writeLock().unlock();
        }).start();
        boolean seen = inside == 1 && lock.isWriteLocked();
        assert !seen;
    }
}
