// verdict: violated
// error: java.lang.AssertionError
// twin: ForkJoinNotCounted
// Whether a worker has taken the task from where it was submitted is counted.
package executors;

import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinTask;

class ForkJoinStolen {
    public static void main(String[] args) {
        ForkJoinPool pool = new ForkJoinPool(1);
        ForkJoinTask<?> task = pool.submit(() -> { });
        task.join();
        assert pool.getStealCount() == 0;
    }
}
