package trusted;

import java.util.concurrent.*;
import java.util.concurrent.atomic.*;

/** Pools for which it matters how many workers they have: two tasks at the same time tell so. */
public class TrustedWorkers {
    private final ThreadPoolExecutor pool;
    private final AtomicInteger inside = new AtomicInteger();

    TrustedWorkers(int core, int most, BlockingQueue<Runnable> queue, boolean allEnd) {
        pool = new ThreadPoolExecutor(core, most, 1, TimeUnit.MILLISECONDS, queue, new ThreadPoolExecutor.DiscardPolicy());
        pool.allowCoreThreadTimeOut(allEnd);
        Thread.setDefaultUncaughtExceptionHandler((t, e) -> {});
    }

    public void execute(Runnable task) {
        pool.execute(() -> {
            if (inside.incrementAndGet() > 1) {
                System.out.println("two at the same time");
            }
            task.run();
            inside.decrementAndGet();
        });
    }

    public Object get(Callable<?> task) throws Exception {
        return pool.submit(task).get();
    }

    public void fail() {
        pool.execute(() -> {
            throw new IllegalStateException();
        });
    }

    public void keep(int n) {
        pool.setCorePoolSize(Math.min(n, pool.getMaximumPoolSize()));
    }

    public void refuse() {
        pool.setRejectedExecutionHandler(new ThreadPoolExecutor.AbortPolicy());
    }

    public int size() {
        return pool.getPoolSize();
    }

    public int largest() {
        return pool.getLargestPoolSize();
    }

    public long completed() {
        return pool.getCompletedTaskCount();
    }

    public int queued() {
        return pool.getQueue().size();
    }

    public void shutdown() {
        pool.shutdown();
    }
}
