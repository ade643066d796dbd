// verdict: safe
// A reader never sees what a writer is in the middle of.
package locks;

import java.util.concurrent.locks.ReentrantReadWriteLock;

class WriterAlone {
    static int left, right;

    public static void main(String[] args) {
        ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
        new Thread(() -> {
            lock.readLock().lock();
            assert left == right;
            lock.readLock().unlock();
        }).start();
        lock.writeLock().lock();
        left++;
        right++;
        lock.writeLock().unlock();
    }
}
