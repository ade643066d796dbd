// verdict: safe
// Once it was given up that shows no more.
package locks;

import java.util.concurrent.locks.ReentrantReadWriteLock;

class ReadersPrintedNot {
    static final ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
    static volatile int inside;

    public static void main(String[] args) {
        new Thread(() -> {
            lock.readLock().lock();
            inside = 1;
            lock.readLock().unlock();
            inside = 2;
        }).start();
        boolean seen = inside == 2 && lock.readLock().toString().contains("= 1");
        assert !seen;
    }
}
