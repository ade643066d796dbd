// verdict: violated
// error: java.lang.AssertionError
// twin: ReadLockWhole
// Main can come while the other thread reads.
package calls;

import java.util.concurrent.locks.ReentrantReadWriteLock;

class ReadLockBetween {
    public static void main(String[] args) throws Exception {
        ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
        Thread t = new Thread(() -> {
            lock.readLock().lock();
            lock.readLock().unlock();
        });
        t.start();
        boolean tried = lock.writeLock().tryLock();
        if (tried) lock.writeLock().unlock();
        System.out.println(tried);
        assert tried;
    }
}
