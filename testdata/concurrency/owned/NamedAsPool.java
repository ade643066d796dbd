// verdict: violated
// error: deadlock
// twin: NamedAsPoolShut
// Nobody shuts a pool down whose class has fields of the same names as the JDK's.
package owned;

import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

class NamedAsPool extends ThreadPoolExecutor {
    Object ctl;
    int workQueue = 5;
    Object corePoolSize;
    boolean allowCoreThreadTimeOut = true;

    NamedAsPool() {
        super(1, 1, 0, TimeUnit.SECONDS, new LinkedBlockingQueue<>());
    }

    public static void main(String[] args) throws Exception {
        NamedAsPool pool = new NamedAsPool();
        if (pool.submit(() -> 7).get() != 7) {
            throw new Error();
        }
    }
}
