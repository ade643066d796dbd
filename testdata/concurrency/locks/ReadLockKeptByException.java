// verdict: safe
// An exception is caught in the block that is under the lock for reading.
package locks;

import java.util.concurrent.locks.ReentrantReadWriteLock;

class ReadLockKeptByException {
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
            try {
                int seen = low;
                try {
                    Object none = args.length == 0 ? null : args;
                    none.hashCode();
                } catch (NullPointerException e) {
                    assert seen == high;
                }
            } finally {
                lock.readLock().unlock();
            }
        });
        writer.start();
        reader.start();
        writer.join();
        reader.join();
    }
}
