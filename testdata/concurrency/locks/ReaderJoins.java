// verdict: violated
// error: deadlock
// The lock is held for reading from before there are others, while one is joined that takes it for reading.
// twin: ReaderJoinsFirst
package locks;

import java.util.concurrent.locks.ReentrantReadWriteLock;

class ReaderJoins {
    static final ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
    static void second() {
        lock.readLock().lock();
        lock.readLock().unlock();
    }

    static void write() {
        lock.writeLock().lock();
        lock.writeLock().unlock();
    }

    public static void main(String[] args) throws Exception {
        Thread second = new Thread(ReaderJoins::second);
        lock.readLock().lock();
        second.start();
        new Thread(ReaderJoins::write).start();
        second.join();
        lock.readLock().unlock();
    }
}
