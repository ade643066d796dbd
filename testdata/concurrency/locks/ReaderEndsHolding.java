// verdict: violated
// error: deadlock
// A thread ends and has the lock for reading still: a daemon that waits for it keeps others out for good.
// twin: ReaderEndsHoldingFirst
package locks;

import java.util.concurrent.locks.ReentrantReadWriteLock;

class ReaderEndsHolding {
    static final ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
    static void first() {
        lock.readLock().lock();
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
        Thread writer = new Thread(ReaderEndsHolding::write);
        writer.setDaemon(true);
        writer.start();
        new Thread(ReaderEndsHolding::first).start();
        new Thread(ReaderEndsHolding::second).start();
    }
}
