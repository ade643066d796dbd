// verdict: violated
// error: java.lang.AssertionError
// twin: TaskEndsInTime
// The result is there before the executor hears that the task has ended.
package virtual;

import java.util.concurrent.Executors;

class TaskEndsLate {
    public static void main(String[] args) throws Exception {
        var executor = Executors.newVirtualThreadPerTaskExecutor();
        var result = executor.submit(() -> 1);
        executor.shutdown();
        result.get();
        assert executor.isTerminated();
    }
}
