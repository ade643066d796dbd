// verdict: violated
// error: deadlock
// A thread that has a lock for reading takes another one for reading, in the order in which nobody else does.
// twin: ReaderReadsAnotherFirst
package locks;

import java.util.concurrent.locks.ReentrantReadWriteLock;

class ReaderReadsAnother {
    static final ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
    static final ReentrantReadWriteLock inner = new ReentrantReadWriteLock();

    static void first() {
        lock.readLock().lock();
        inner.readLock().lock();
        inner.readLock().unlock();
        lock.readLock().unlock();
    }

    static void second() {
        inner.writeLock().lock();
        lock.readLock().lock();
        lock.readLock().unlock();
        inner.writeLock().unlock();
    }

    static void write() {
        lock.writeLock().lock();
        lock.writeLock().unlock();
    }

    public static void main(String[] args) throws Exception {
        new Thread(ReaderReadsAnother::first).start();
        new Thread(ReaderReadsAnother::second).start();
        new Thread(ReaderReadsAnother::write).start();
    }
}
