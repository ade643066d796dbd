// verdict: violated
// error: java.lang.AssertionError
// Whether a thread waits for a lock can be asked.
// twin: QueuedThreadAskedForNot
package locks;

import java.util.concurrent.locks.ReentrantReadWriteLock;

class QueuedThreadAskedFor {
    static final ReentrantReadWriteLock lock = new ReentrantReadWriteLock();

    public static void main(String[] args) {
        Thread other = new Thread(() -> {
            lock.writeLock().lock();
            lock.writeLock().unlock();
        });
        other.start();
        lock.writeLock().lock();
        boolean seen = lock.hasQueuedThread(other);
        lock.writeLock().unlock();
        assert !seen;
    }
}
