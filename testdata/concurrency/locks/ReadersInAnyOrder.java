// verdict: safe
// Readers come and go: who was the first, and who the last, is nobody's matter.
package locks;

import java.util.concurrent.locks.ReentrantReadWriteLock;

class ReadersInAnyOrder {
    static final ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
    static int low, high;

    static void read() {
        lock.readLock().lock();
        try {
            int seen = low;
            assert seen == high;
        } finally {
            lock.readLock().unlock();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread[] readers = new Thread[3];
        for (int i = 0; i < readers.length; i++) {
            readers[i] = new Thread(ReadersInAnyOrder::read);
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
