// verdict: violated
// error: java.lang.AssertionError
// twin: ReadUnderReadLock
// The lock for reading is that of another pair.
package locks;

import java.util.concurrent.locks.ReentrantReadWriteLock;

class ReadUnderOtherReadLock {
    static final ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
    static final ReentrantReadWriteLock other = new ReentrantReadWriteLock();
    static int low, high;

    public static void main(String[] args) throws InterruptedException {
        Thread writer = new Thread(() -> {
            lock.writeLock().lock();
            low++;
            high++;
            lock.writeLock().unlock();
        });
        Thread reader = new Thread(() -> {
            other.readLock().lock();
            int seen = low;
            assert seen == high;
            other.readLock().unlock();
        });
        writer.start();
        reader.start();
        writer.join();
        reader.join();
    }
}
