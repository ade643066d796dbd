// verdict: safe
// A pool that keeps no workers makes one for a task in its queue. It may have one only.
package executors;

import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

class NoneKeptOneMade {
    public static void main(String[] args) throws Exception {
        ThreadPoolExecutor pool = new ThreadPoolExecutor(0, 1, 60, TimeUnit.SECONDS, new LinkedBlockingQueue<>());
        AtomicInteger inside = new AtomicInteger();
        Runnable task = () -> {
            assert inside.incrementAndGet() == 1 : "two workers";
            inside.decrementAndGet();
        };
        Thread other = new Thread(() -> pool.execute(task));
        other.start();
        pool.execute(task);
        other.join();
        pool.shutdown();
    }
}
