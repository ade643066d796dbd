// verdict: safe
// The writer may take the read lock, too, and keep it when it gives up the write lock.
package locks;

import java.util.concurrent.locks.ReentrantReadWriteLock;

class Downgrade {
    static int n;

    public static void main(String[] args) {
        ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
        Runnable add = () -> {
            lock.writeLock().lock();
            int mine = ++n;
            lock.readLock().lock();
            lock.writeLock().unlock();
            assert n == mine;
            lock.readLock().unlock();
        };
        new Thread(add).start();
        add.run();
    }
}
