// verdict: safe
// Who is joined does not need the lock.
package locks;

import java.util.concurrent.locks.ReentrantReadWriteLock;

class ReaderJoinsFirst {
    static final ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
    static void second() {
        synchronized (lock) {
            lock.notifyAll();
        }
    }

    static void write() {
        lock.writeLock().lock();
        lock.writeLock().unlock();
    }

    public static void main(String[] args) throws Exception {
        Thread second = new Thread(ReaderJoinsFirst::second);
        lock.readLock().lock();
        second.start();
        new Thread(ReaderJoinsFirst::write).start();
        second.join();
        lock.readLock().unlock();
    }
}
