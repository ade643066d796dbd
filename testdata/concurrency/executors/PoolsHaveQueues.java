// verdict: safe
// Each worker takes the tasks of its own pool.
package executors;

import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

class PoolsHaveQueues {
    public static void main(String[] args) {
        ThreadPoolExecutor pool = new ThreadPoolExecutor(1, 1, 0, TimeUnit.SECONDS, new LinkedBlockingQueue<>());
        ThreadPoolExecutor other = new ThreadPoolExecutor(1, 1, 0, TimeUnit.SECONDS, new LinkedBlockingQueue<>());
        other.execute(() -> {});
        pool.execute(() -> {});
        pool.execute(() -> {});
        pool.shutdown();
        other.shutdown();
    }
}
