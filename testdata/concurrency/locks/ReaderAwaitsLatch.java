// verdict: violated
// error: deadlock
// A thread that has the lock for reading awaits a latch: a writer that waits for it keeps out who it waits for.
// twin: ReaderAwaitsLatchFirst
package locks;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.locks.ReentrantReadWriteLock;

class ReaderAwaitsLatch {
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
        lock.readLock().lock();
        latch.countDown();
        lock.readLock().unlock();
    }

    static void write() {
        lock.writeLock().lock();
        lock.writeLock().unlock();
    }

    public static void main(String[] args) throws Exception {
        new Thread(ReaderAwaitsLatch::first).start();
        new Thread(ReaderAwaitsLatch::second).start();
        new Thread(ReaderAwaitsLatch::write).start();
    }
}
