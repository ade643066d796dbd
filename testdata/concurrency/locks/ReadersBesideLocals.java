// verdict: safe
// Readers keep values of their own beside how often they hold the lock.
package locks;

import java.util.concurrent.locks.ReentrantReadWriteLock;

class ReadersBesideLocals {
    static final ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
    static final ThreadLocal<Integer> own = new ThreadLocal<>();
    static int low, high;

    static void read() {
        own.set(1);
        lock.readLock().lock();
        try {
            int seen = low;
            assert seen == high;
        } finally {
            lock.readLock().unlock();
        }
        assert own.get() == 1;
    }

    public static void main(String[] args) throws InterruptedException {
        Thread[] readers = new Thread[2];
        for (int i = 0; i < readers.length; i++) {
            readers[i] = new Thread(ReadersBesideLocals::read);
            readers[i].start();
        }
        lock.writeLock().lock();
        low++;
        high++;
        lock.writeLock().unlock();
        for (Thread reader : readers) {
            reader.join();
        }
        assert lock.getReadLockCount() == 0 && lock.getReadHoldCount() == 0;
    }
}
