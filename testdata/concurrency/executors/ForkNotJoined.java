// verdict: violated
// error: java.lang.AssertionError
// twin: ForkJoinSum
// The forked half is not waited for.
package executors;

import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.RecursiveAction;

class ForkNotJoined {
    static volatile int sum;

    public static void main(String[] args) {
        ForkJoinPool pool = new ForkJoinPool(1);
        pool.execute(new RecursiveAction() {
            @Override
            protected void compute() { sum = 3; }
        });
        assert sum == 3;
    }
}
