// verdict: safe
// It has fields of the same names as the JDK's, and nothing comes of that.
package owned;

import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

class NamedAsPoolShut extends ThreadPoolExecutor {
    Object ctl;
    int workQueue = 5;
    Object corePoolSize;
    boolean allowCoreThreadTimeOut = true;

    NamedAsPoolShut() {
        super(1, 1, 0, TimeUnit.SECONDS, new LinkedBlockingQueue<>());
    }

    public static void main(String[] args) throws Exception {
        NamedAsPoolShut pool = new NamedAsPoolShut();
        if (pool.submit(() -> 7).get() != 7) {
            throw new Error();
        }
        pool.shutdown();
    }
}
