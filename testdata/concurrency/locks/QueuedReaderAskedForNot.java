// verdict: safe
// Nobody waits for a lock that is free.
package locks;

import java.util.concurrent.locks.ReentrantReadWriteLock;

class QueuedReaderAskedForNot {
    static final ReentrantReadWriteLock lock = new ReentrantReadWriteLock();

    public static void main(String[] args) {
        Thread other = new Thread(() -> {
            lock.readLock().lock();
            lock.readLock().unlock();
        });
        other.start();
        boolean seen = lock.hasQueuedThreads();
        assert !seen;
    }
}
