// verdict: safe
// The result is there before the lock is needed.
package locks;

import java.util.concurrent.FutureTask;
import java.util.concurrent.locks.ReentrantReadWriteLock;

class ReaderWaitsForResultFirst {
    static final ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
    static final FutureTask<Integer> task = new FutureTask<>(() -> 1);

    static void first() {
        lock.readLock().lock();
        try {
            assert task.get() == 1;
        } catch (Exception e) {
            throw new AssertionError(e);
        }
        lock.readLock().unlock();
    }

    static void second() {
        task.run();
        lock.readLock().lock();
        lock.readLock().unlock();
    }

    static void write() {
        lock.writeLock().lock();
        lock.writeLock().unlock();
    }

    public static void main(String[] args) throws Exception {
        new Thread(ReaderWaitsForResultFirst::first).start();
        new Thread(ReaderWaitsForResultFirst::second).start();
        new Thread(ReaderWaitsForResultFirst::write).start();
    }
}
