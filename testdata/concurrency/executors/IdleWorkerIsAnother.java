// verdict: violated
// error: java.lang.AssertionError
// twin: IdleWorkerIsTheSame
// The worker may have been idle for too long, so that another one runs the second task.
package executors;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

class IdleWorkerIsAnother {
    public static void main(String[] args) throws Exception {
        Map<Thread, Integer> seen = new ConcurrentHashMap<>();
        ThreadPoolExecutor pool = new ThreadPoolExecutor(1, 1, 1, TimeUnit.MILLISECONDS, new LinkedBlockingQueue<>());
        pool.allowCoreThreadTimeOut(true);
        pool.submit(() -> seen.put(Thread.currentThread(), 1)).get();
        pool.submit(() -> seen.put(Thread.currentThread(), 2)).get();
        pool.shutdown();
        assert seen.size() == 1;
    }
}
