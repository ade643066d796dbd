// verdict: violated
// error: java.lang.AssertionError
// twin: DelayedWorkQueueWhole
// Nobody works for the pool. Main can see its queue when one of two tasks was taken.
package calls;

import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

class DelayedWorkQueueBetween {
    public static void main(String[] args) throws Exception {
        ScheduledThreadPoolExecutor pool = new ScheduledThreadPoolExecutor(1, r -> null);
        BlockingQueue<Runnable> q = pool.getQueue();
        pool.schedule(() -> { }, 0, TimeUnit.SECONDS);
        pool.schedule(() -> { }, 0, TimeUnit.SECONDS);
        Thread t = new Thread(() -> {
            q.poll();
            q.poll();
        });
        t.start();
        int size = q.size();
        System.out.println(size);
        assert size != 1;
    }
}
