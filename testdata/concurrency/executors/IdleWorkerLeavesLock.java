// verdict: violated
// error: java.lang.AssertionError
// twin: IdleWorkerGivesUpLock
// The first task keeps the lock. The second one has it, too, if the same worker runs it.
package executors;

import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;

class IdleWorkerLeavesLock {
    public static void main(String[] args) throws Exception {
        ReentrantLock lock = new ReentrantLock();
        ThreadPoolExecutor pool = new ThreadPoolExecutor(0, 1, 1, TimeUnit.MILLISECONDS, new LinkedBlockingQueue<>());
        pool.submit(lock::lock).get();
        boolean alone = pool.submit(() -> lock.tryLock()).get();
        pool.shutdown();
        assert alone;
    }
}
