// verdict: safe
// Nobody works for the pool. Its only task is taken by one of two.
package calls;

import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

class DelayedWorkQueueWhole {
    public static void main(String[] args) throws Exception {
        ScheduledThreadPoolExecutor pool = new ScheduledThreadPoolExecutor(1, r -> null);
        BlockingQueue<Runnable> q = pool.getQueue();
        pool.schedule(() -> { }, 0, TimeUnit.SECONDS);
        Runnable[] taken = new Runnable[2];
        Thread t = new Thread(() -> taken[0] = q.poll());
        t.start();
        Runnable seen = q.peek();
        taken[1] = q.poll();
        t.join();
        System.out.println((taken[0] == null) + " " + (seen == null));
        assert (taken[0] == null) != (taken[1] == null) && (taken[1] == null || seen == taken[1]);
    }
}
