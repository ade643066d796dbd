// verdict: violated
// error: java.lang.AssertionError
// twin: ForkJoinCallable
// What is submitted may not be done when its result is read.
package executors;

import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinTask;

class ForkJoinCallableEarly {
    public static void main(String[] args) throws Exception {
        ForkJoinPool pool = new ForkJoinPool(1);
        ForkJoinTask<Integer> sum = pool.submit(() -> 20 + 22);
        assert sum.getRawResult() != null;
        pool.shutdown();
    }
}
