// verdict: violated
// error: java.lang.AssertionError
// twin: ReadUnderReadLock
// Locks for reading do not keep each other out.
package locks;

import java.util.concurrent.locks.ReentrantReadWriteLock;

class WrittenUnderReadLock {
    static final ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
    static int low, high;

    public static void main(String[] args) throws InterruptedException {
        Thread writer = new Thread(() -> {
            lock.readLock().lock();
            low++;
            high++;
            lock.readLock().unlock();
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
