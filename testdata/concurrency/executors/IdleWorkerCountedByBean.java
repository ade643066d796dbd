// verdict: violated
// error: java.lang.AssertionError
// twin: IdleWorkerNotCountedByBean
// An idle worker ends between two looks at how many threads there are.
package executors;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

class IdleWorkerCountedByBean {
    public static void main(String[] args) throws Exception {
        ThreadMXBean threads = ManagementFactory.getThreadMXBean();
        ThreadPoolExecutor pool = new ThreadPoolExecutor(0, 1, 1, TimeUnit.MILLISECONDS, new LinkedBlockingQueue<>());
        pool.submit(() -> 1).get();
        int first = threads.getThreadCount();
        int second = threads.getThreadCount();
        pool.shutdown();
        assert first == second;
    }
}
