// verdict: safe
// Workers of the core are among the threads of their group until the pool is shut down.
package executors;

import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

class IdleWorkerHasStayed {
    public static void main(String[] args) throws Exception {
        int before = Thread.activeCount();
        ThreadPoolExecutor pool = new ThreadPoolExecutor(1, 1, 1, TimeUnit.MILLISECONDS, new LinkedBlockingQueue<>());
        pool.submit(() -> 1).get();
        int after = Thread.activeCount();
        pool.shutdown();
        assert after == before + 1;
    }
}
