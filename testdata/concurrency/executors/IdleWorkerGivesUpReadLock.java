// verdict: safe
// Each task gives up what it has locked, whoever runs it.
package executors;

import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

class IdleWorkerGivesUpReadLock {
    public static void main(String[] args) throws Exception {
        Lock lock = new ReentrantReadWriteLock().readLock();
        lock.lock(); // so that the worker is not the first reader
        ThreadPoolExecutor pool = new ThreadPoolExecutor(0, 1, 1, TimeUnit.MILLISECONDS, new LinkedBlockingQueue<>());
        boolean unlocked = true;
        for (int i = 0; i < 2; i++) {
            pool.submit(() -> {
                lock.lock();
                lock.unlock();
            }).get();
        }
        pool.shutdown();
        assert unlocked;
    }
}
