// verdict: violated
// error: deadlock
// twin: PoolsHaveQueues
// A worker of the pool that is shut down has seen a task, which the other pool takes.
package executors;

import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

class PoolsShareQueue {
    public static void main(String[] args) {
        LinkedBlockingQueue<Runnable> queue = new LinkedBlockingQueue<>();
        ThreadPoolExecutor pool = new ThreadPoolExecutor(1, 1, 0, TimeUnit.SECONDS, queue);
        ThreadPoolExecutor other = new ThreadPoolExecutor(1, 1, 0, TimeUnit.SECONDS, queue);
        other.execute(() -> {});
        pool.execute(() -> {});
        pool.execute(() -> {});
        pool.shutdown();
        other.shutdown();
    }
}
