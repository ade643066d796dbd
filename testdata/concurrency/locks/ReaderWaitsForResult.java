// verdict: violated
// error: deadlock
// A thread that has the lock for reading waits for a result that another one computes under it.
// twin: ReaderWaitsForResultFirst
package locks;

import java.util.concurrent.FutureTask;
import java.util.concurrent.locks.ReentrantReadWriteLock;

class ReaderWaitsForResult {
    static final ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
    static final FutureTask<Integer> task = new FutureTask<>(() -> {
        lock.readLock().lock();
        try {
            return 1;
        } finally {
            lock.readLock().unlock();
        }
    });

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
    }

    static void write() {
        lock.writeLock().lock();
        lock.writeLock().unlock();
    }

    public static void main(String[] args) throws Exception {
        new Thread(ReaderWaitsForResult::first).start();
        new Thread(ReaderWaitsForResult::second).start();
        new Thread(ReaderWaitsForResult::write).start();
    }
}
