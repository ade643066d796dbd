// verdict: safe
// Nobody waits for a lock that is free.
package locks;

import java.util.concurrent.locks.ReentrantReadWriteLock;

class QueuedThreadAskedForNot {
    static final ReentrantReadWriteLock lock = new ReentrantReadWriteLock();

    public static void main(String[] args) {
        Thread other = new Thread(() -> {
            lock.writeLock().lock();
            lock.writeLock().unlock();
        });
        other.start();
        boolean seen = lock.hasQueuedThread(other);
        assert !seen;
    }
}
