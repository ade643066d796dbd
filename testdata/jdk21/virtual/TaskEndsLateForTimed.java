// verdict: violated
// error: java.lang.AssertionError
// As TaskEndsLate, for who waits for the end for some time only.
package virtual;

import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;

class TaskEndsLateForTimed {
    public static void main(String[] args) throws Exception {
        var executor = Executors.newVirtualThreadPerTaskExecutor();
        var result = executor.submit(() -> 1);
        executor.shutdown();
        result.get();
        assert executor.awaitTermination(1, TimeUnit.MILLISECONDS);
    }
}
