// verdict: safe
// Who has written keeps the lock for reading.
package locks;

import java.util.concurrent.locks.ReentrantReadWriteLock;

class WriteLockDowngraded {
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
            lock.writeLock().lock();
            low++;
            high++;
            int wrote = low;
            lock.readLock().lock();
            lock.writeLock().unlock();
            assert wrote == low && low == high;
            lock.readLock().unlock();
        });
        writer.start();
        reader.start();
        writer.join();
        reader.join();
    }
}
