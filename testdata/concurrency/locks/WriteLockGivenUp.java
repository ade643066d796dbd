// verdict: violated
// error: java.lang.AssertionError
// twin: WriteLockDowngraded
// Who has written takes the lock for reading too late.
package locks;

import java.util.concurrent.locks.ReentrantReadWriteLock;

class WriteLockGivenUp {
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
            lock.writeLock().unlock();
            lock.readLock().lock();
            assert wrote == low && low == high;
            lock.readLock().unlock();
        });
        writer.start();
        reader.start();
        writer.join();
        reader.join();
    }
}
