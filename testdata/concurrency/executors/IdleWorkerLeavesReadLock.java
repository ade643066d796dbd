// verdict: violated
// error: java.lang.AssertionError
// twin: IdleWorkerGivesUpReadLock
// The first task keeps the lock for reading. Who has not locked it cannot unlock it.
package executors;

import java.util.concurrent.ExecutionException;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

class IdleWorkerLeavesReadLock {
    public static void main(String[] args) throws Exception {
        Lock lock = new ReentrantReadWriteLock().readLock();
        lock.lock(); // so that the worker is not the first reader
        ThreadPoolExecutor pool = new ThreadPoolExecutor(0, 1, 1, TimeUnit.MILLISECONDS, new LinkedBlockingQueue<>());
        boolean unlocked = true;
        pool.submit(lock::lock).get();
        try {
            pool.submit(lock::unlock).get();
        } catch (ExecutionException e) {
            unlocked = false;
        }
        pool.shutdown();
        assert unlocked;
    }
}
