// verdict: safe
// Readers come and go, and enter a monitor meanwhile.
package locks;

import java.util.concurrent.locks.ReentrantReadWriteLock;

class ReadersMeetInMonitor {
    static final ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
    static final Object readers = new Object();
    static int count;

    static void read() {
        lock.readLock().lock();
        try {
            synchronized (readers) {
                count++;
            }
        } finally {
            lock.readLock().unlock();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread[] all = new Thread[3];
        for (int i = 0; i < all.length; i++) {
            all[i] = new Thread(ReadersMeetInMonitor::read);
            all[i].start();
        }
        for (Thread reader : all) {
            reader.join();
        }
        assert count == all.length && lock.getReadLockCount() == 0;
    }
}
