// verdict: safe
// It gives the lock up at last.
package locks;

import java.util.concurrent.locks.ReentrantReadWriteLock;

class ReaderEndsHoldingFirst {
    static final ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
    static void first() {
        lock.readLock().lock();
        lock.readLock().unlock();
    }

    static void second() {
        lock.readLock().lock();
        lock.readLock().unlock();
    }

    static void write() {
        lock.writeLock().lock();
        lock.writeLock().unlock();
    }

    public static void main(String[] args) throws Exception {
        Thread writer = new Thread(ReaderEndsHoldingFirst::write);
        writer.setDaemon(true);
        writer.start();
        new Thread(ReaderEndsHoldingFirst::first).start();
        new Thread(ReaderEndsHoldingFirst::second).start();
    }
}
