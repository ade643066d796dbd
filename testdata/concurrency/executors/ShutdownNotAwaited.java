// verdict: violated
// error: java.lang.AssertionError
// twin: SubmitAndGet
// shutdown does not wait for the task.
package executors;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

class ShutdownNotAwaited {
    static volatile int n;

    public static void main(String[] args) {
        ExecutorService pool = Executors.newSingleThreadExecutor();
        pool.execute(() -> n = 1);
        pool.shutdown();
        assert n == 1;
    }
}
