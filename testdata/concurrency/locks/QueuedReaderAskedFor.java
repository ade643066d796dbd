// verdict: violated
// error: java.lang.AssertionError
// Who waits for a lock can be asked.
// twin: QueuedReaderAskedForNot
package locks;

import java.util.concurrent.locks.ReentrantReadWriteLock;

class QueuedReaderAskedFor {
    static final ReentrantReadWriteLock lock = new ReentrantReadWriteLock();

    public static void main(String[] args) {
        Thread other = new Thread(() -> {
            lock.readLock().lock();
            lock.readLock().unlock();
        });
        other.start();
        lock.writeLock().lock();
        boolean seen = lock.hasQueuedThreads();
        lock.writeLock().unlock();
        assert !seen;
    }
}
