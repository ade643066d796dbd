// verdict: violated
// error: java.lang.AssertionError
// How many wait for a lock can be asked.
// twin: QueuedWriterCountedNot
package locks;

import java.util.concurrent.locks.ReentrantReadWriteLock;

class QueuedWriterCounted {
    static final ReentrantReadWriteLock lock = new ReentrantReadWriteLock();

    public static void main(String[] args) {
        Thread other = new Thread(() -> {
            lock.writeLock().lock();
            lock.writeLock().unlock();
        });
        other.start();
        lock.readLock().lock();
        boolean seen = lock.getQueueLength() > 0;
        lock.readLock().unlock();
        assert !seen;
    }
}
