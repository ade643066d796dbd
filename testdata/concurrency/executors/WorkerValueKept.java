// verdict: safe
// The only worker waits for tasks as long as it takes.
package executors;

import java.lang.reflect.Method;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

class WorkerValueKept {
    public static void main(String[] args) throws Exception {
        AtomicInteger made = new AtomicInteger();
        ThreadLocal<Integer> local = ThreadLocal.withInitial(made::incrementAndGet);
        Method get = ThreadLocal.class.getMethod("get");
        ThreadPoolExecutor pool = new ThreadPoolExecutor(1, 1, 1, TimeUnit.MILLISECONDS, new LinkedBlockingQueue<>());
        Object first = pool.submit(() -> get.invoke(local)).get();
        Object second = pool.submit(() -> get.invoke(local)).get();
        pool.shutdown();
        assert first == second;
    }
}
