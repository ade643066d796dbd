// verdict: violated
// error: java.lang.AssertionError
// twin: IdleWorkerNotLookedAt
// The pool tells its subclass which worker runs a task.
package executors;

import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

class IdleWorkerHandedOver {
    public static void main(String[] args) throws Exception {
        Set<Thread> seen = ConcurrentHashMap.newKeySet();
        ThreadPoolExecutor pool = new ThreadPoolExecutor(0, 1, 1, TimeUnit.MILLISECONDS, new LinkedBlockingQueue<>()) {
            @Override
            protected void beforeExecute(Thread worker, Runnable task) { seen.add(worker); }
        };
        pool.submit(() -> 1).get();
        pool.submit(() -> 1).get();
        pool.shutdown();
        assert seen.size() == 1;
    }
}
