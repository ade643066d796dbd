// verdict: safe
// A pool of fork and join computes what is submitted to it.
package executors;

import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinTask;

class ForkJoinCallable {
    public static void main(String[] args) throws Exception {
        ForkJoinPool pool = new ForkJoinPool(1);
        ForkJoinTask<Integer> sum = pool.submit(() -> 20 + 22);
        assert sum.get() == 42;
        pool.shutdown();
    }
}
