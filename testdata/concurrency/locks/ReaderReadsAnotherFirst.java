// verdict: safe
// All take the locks in one order.
package locks;

import java.util.concurrent.locks.ReentrantReadWriteLock;

class ReaderReadsAnotherFirst {
    static final ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
    static final ReentrantReadWriteLock inner = new ReentrantReadWriteLock();

    static void first() {
        lock.readLock().lock();
        inner.readLock().lock();
        inner.readLock().unlock();
        lock.readLock().unlock();
    }

    static void second() {
        lock.readLock().lock();
        inner.writeLock().lock();
        inner.writeLock().unlock();
        lock.readLock().unlock();
    }

    static void write() {
        lock.writeLock().lock();
        lock.writeLock().unlock();
    }

    public static void main(String[] args) throws Exception {
        new Thread(ReaderReadsAnotherFirst::first).start();
        new Thread(ReaderReadsAnotherFirst::second).start();
        new Thread(ReaderReadsAnotherFirst::write).start();
    }
}
