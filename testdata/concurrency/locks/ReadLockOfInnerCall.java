// verdict: violated
// error: java.lang.AssertionError
// twin: ReadLockOfOuterCall
// The lock for reading was taken and given up twice before the second variable is read.
package locks;

import java.util.concurrent.locks.ReentrantReadWriteLock;

class ReadLockOfInnerCall {
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
            lock.readLock().unlock();
            assert seen == high;
        });
        writer.start();
        reader.start();
        writer.join();
        reader.join();
    }
}
