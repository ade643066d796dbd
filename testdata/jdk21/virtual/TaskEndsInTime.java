// verdict: safe
// close comes behind all of it.
package virtual;

import java.util.concurrent.Executors;

class TaskEndsInTime {
    public static void main(String[] args) throws Exception {
        var executor = Executors.newVirtualThreadPerTaskExecutor();
        var result = executor.submit(() -> 1);
        executor.shutdown();
        result.get();
        executor.close();
        assert executor.isTerminated();
    }
}
