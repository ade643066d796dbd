// verdict: safe
// A lock for reading that was waited for interruptibly is as good as another.
package locks;

import java.util.concurrent.locks.ReentrantReadWriteLock;

class ReadLockInterruptibly {
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
            try {
                lock.readLock().lockInterruptibly();
                int seen = low;
                assert seen == high;
                lock.readLock().unlock();
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
        });
        writer.start();
        reader.start();
        writer.join();
        reader.join();
    }
}
