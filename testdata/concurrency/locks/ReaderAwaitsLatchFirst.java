// verdict: safe
// What opens the latch does not need the lock before.
package locks;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.locks.ReentrantReadWriteLock;

class ReaderAwaitsLatchFirst {
    static final ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
    static final CountDownLatch latch = new CountDownLatch(1);

    static void first() {
        lock.readLock().lock();
        try {
            latch.await();
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
        lock.readLock().unlock();
    }

    static void second() {
        latch.countDown();
        lock.readLock().lock();
        lock.readLock().unlock();
    }

    static void write() {
        lock.writeLock().lock();
        lock.writeLock().unlock();
    }

    public static void main(String[] args) throws Exception {
        new Thread(ReaderAwaitsLatchFirst::first).start();
        new Thread(ReaderAwaitsLatchFirst::second).start();
        new Thread(ReaderAwaitsLatchFirst::write).start();
    }
}
