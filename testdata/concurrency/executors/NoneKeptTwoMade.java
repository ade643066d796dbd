// verdict: violated
// error: java.lang.AssertionError
// twin: NoneKeptOneMade
// A pool that keeps no workers makes one for a task in its queue. Two threads may find that there is none.
package executors;

import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

class NoneKeptTwoMade {
    public static void main(String[] args) throws Exception {
        ThreadPoolExecutor pool = new ThreadPoolExecutor(0, 2, 60, TimeUnit.SECONDS, new LinkedBlockingQueue<>());
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
