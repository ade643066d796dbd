// verdict: violated
// error: java.lang.AssertionError
// twin: ReadUnderReadLock
// The second variable is read when the lock for reading was given up.
package locks;

import java.util.concurrent.locks.ReentrantReadWriteLock;

class ReadBehindReadLock {
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
            lock.readLock().unlock();
            assert seen == high;
        });
        writer.start();
        reader.start();
        writer.join();
        reader.join();
    }
}
