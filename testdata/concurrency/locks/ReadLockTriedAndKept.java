// verdict: safe
// A lock for reading that was got by trying, and another time by waiting, is given up once.
package locks;

import java.util.concurrent.locks.ReentrantReadWriteLock;

class ReadLockTriedAndKept {
    static final ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
    static int low, high;

    public static void main(String[] args) throws InterruptedException {
        Thread writer = new Thread(() -> {
            lock.writeLock().lock();
            low++;
            high++;
            lock.writeLock().unlock();
        });
        Thread reader = new Thread(() -> {
            if (lock.readLock().tryLock()) {
                lock.readLock().lock();
                int seen = low;
                lock.readLock().unlock();
                assert seen == high;
                lock.readLock().unlock();
            }
        });
        writer.start();
        reader.start();
        writer.join();
        reader.join();
    }
}
