// verdict: safe
// Once it was given up that shows no more.
package locks;

import java.util.concurrent.locks.ReentrantReadWriteLock;

class ReaderTriedNot {
    static final ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
    static volatile int inside;

    public static void main(String[] args) {
        new Thread(() -> {
            lock.writeLock().lock();
            inside = 1;
            lock.writeLock().unlock();
            inside = 2;
        }).start();
        boolean seen = inside == 2 && !lock.readLock().tryLock();
        assert !seen;
    }
}
