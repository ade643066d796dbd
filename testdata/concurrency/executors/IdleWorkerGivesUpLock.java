// verdict: safe
// The first task gives up the lock, so anybody can have it.
package executors;

import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;

class IdleWorkerGivesUpLock {
    public static void main(String[] args) throws Exception {
        ReentrantLock lock = new ReentrantLock();
        ThreadPoolExecutor pool = new ThreadPoolExecutor(0, 1, 1, TimeUnit.MILLISECONDS, new LinkedBlockingQueue<>());
        pool.submit(() -> {
            lock.lock();
            lock.unlock();
        }).get();
        boolean alone = pool.submit(() -> lock.tryLock()).get();
        pool.shutdown();
        assert alone;
    }
}
