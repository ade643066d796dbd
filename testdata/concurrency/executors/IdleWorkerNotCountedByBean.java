// verdict: safe
// As IdleWorkerCountedByBean, but the worker is no daemon, and daemons are counted.
package executors;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

class IdleWorkerNotCountedByBean {
    public static void main(String[] args) throws Exception {
        ThreadMXBean threads = ManagementFactory.getThreadMXBean();
        ThreadPoolExecutor pool = new ThreadPoolExecutor(0, 1, 1, TimeUnit.MILLISECONDS, new LinkedBlockingQueue<>());
        pool.submit(() -> 1).get();
        int first = threads.getDaemonThreadCount();
        int second = threads.getDaemonThreadCount();
        pool.shutdown();
        assert first == second;
    }
}
