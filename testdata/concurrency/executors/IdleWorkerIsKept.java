// verdict: safe
// Workers of the core do not end while they are idle.
package executors;

import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

class IdleWorkerIsKept {
    public static void main(String[] args) throws Exception {
        ThreadPoolExecutor pool = new ThreadPoolExecutor(1, 1, 1, TimeUnit.SECONDS, new LinkedBlockingQueue<>());
        pool.submit(() -> 1).get();
        int size = pool.getPoolSize();
        pool.shutdown();
        assert size == 1;
    }
}
