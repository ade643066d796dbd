// verdict: violated
// error: java.lang.AssertionError
// twin: ReadLockKeptByException
// An exception has left the block that is under the lock for reading.
package locks;

import java.util.concurrent.locks.ReentrantReadWriteLock;

class ReadLockLeftByException {
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
            int seen = 0;
            try {
                lock.readLock().lock();
                try {
                    seen = low;
                    Object none = args.length == 0 ? null : args;
                    none.hashCode();
                } finally {
                    lock.readLock().unlock();
                }
            } catch (NullPointerException e) {
                assert seen == high;
            }
        });
        writer.start();
        reader.start();
        writer.join();
        reader.join();
    }
}
