// verdict: safe
// Who gives the permit does not need the lock before.
package locks;

import java.util.concurrent.Semaphore;
import java.util.concurrent.locks.ReentrantReadWriteLock;

class ReaderTriedAndAwaitsFirst {
    static final ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
    static final Semaphore permit = new Semaphore(0);

    static void first() {
        if (lock.readLock().tryLock()) {
            permit.acquireUninterruptibly();
            lock.readLock().unlock();
        } else {
            permit.acquireUninterruptibly();
        }
    }

    static void second() {
        permit.release();
        lock.readLock().lock();
        lock.readLock().unlock();
    }

    static void write() {
        lock.writeLock().lock();
        lock.writeLock().unlock();
    }

    public static void main(String[] args) throws Exception {
        new Thread(ReaderTriedAndAwaitsFirst::first).start();
        new Thread(ReaderTriedAndAwaitsFirst::second).start();
        new Thread(ReaderTriedAndAwaitsFirst::write).start();
    }
}
