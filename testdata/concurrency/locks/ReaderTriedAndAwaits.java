// verdict: violated
// error: deadlock
// A thread that has got the lock for reading by trying awaits a semaphore.
// twin: ReaderTriedAndAwaitsFirst
package locks;

import java.util.concurrent.Semaphore;
import java.util.concurrent.locks.ReentrantReadWriteLock;

class ReaderTriedAndAwaits {
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
        lock.readLock().lock();
        permit.release();
        lock.readLock().unlock();
    }

    static void write() {
        lock.writeLock().lock();
        lock.writeLock().unlock();
    }

    public static void main(String[] args) throws Exception {
        new Thread(ReaderTriedAndAwaits::first).start();
        new Thread(ReaderTriedAndAwaits::second).start();
        new Thread(ReaderTriedAndAwaits::write).start();
    }
}
