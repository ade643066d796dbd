// verdict: safe
// The lock for reading was taken twice and given up once before the second variable is read.
package locks;

import java.util.concurrent.locks.ReentrantReadWriteLock;

class ReadLockOfOuterCall {
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
            lock.readLock().lock();
            int seen = low;
            lock.readLock().unlock();
            assert seen == high;
            lock.readLock().unlock();
        });
        writer.start();
        reader.start();
        writer.join();
        reader.join();
    }
}
