// verdict: safe
// Who is joined does not need the lock.
package locks;

import java.util.concurrent.locks.ReentrantReadWriteLock;

class ReaderAloneJoinsFirst {
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
        Thread before = new Thread(() -> { });
        before.start();
        before.join();
        lock.readLock().lock();
        Thread second = new Thread(ReaderAloneJoinsFirst::second);
        second.start();
        new Thread(ReaderAloneJoinsFirst::write).start();
        second.join();
        lock.readLock().unlock();
    }
}
