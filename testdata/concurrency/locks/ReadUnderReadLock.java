// verdict: safe
// What is written under the lock for writing does not change under the one for reading.
package locks;

import java.util.concurrent.locks.ReentrantReadWriteLock;

class ReadUnderReadLock {
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
            lock.readLock().lock();
            int seen = low;
            assert seen == high;
            lock.readLock().unlock();
        });
        writer.start();
        reader.start();
        writer.join();
        reader.join();
    }
}
