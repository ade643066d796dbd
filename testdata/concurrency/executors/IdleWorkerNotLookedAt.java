// verdict: safe
// Which tasks are run is the same, whoever runs them.
package executors;

import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

class IdleWorkerNotLookedAt {
    public static void main(String[] args) throws Exception {
        Set<Runnable> seen = ConcurrentHashMap.newKeySet();
        ThreadPoolExecutor pool = new ThreadPoolExecutor(0, 1, 1, TimeUnit.MILLISECONDS, new LinkedBlockingQueue<>()) {
            @Override
            protected void beforeExecute(Thread worker, Runnable task) { seen.add(task); }
        };
        pool.submit(() -> 1).get();
        pool.submit(() -> 1).get();
        pool.shutdown();
        assert seen.size() == 2;
    }
}
