// verdict: violated
// error: deadlock
// twin: Downgrade
// A reader that wants the write lock waits for all readers to leave, itself among them.
package locks;

import java.util.concurrent.locks.ReentrantReadWriteLock;

class Upgrade {
    public static void main(String[] args) {
        ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
        new Thread(() -> {
            lock.readLock().lock();
            lock.readLock().unlock();
        }).start();
        lock.readLock().lock();
        lock.writeLock().lock();
    }
}
