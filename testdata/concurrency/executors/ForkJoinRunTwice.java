// verdict: violated
// error: java.lang.AssertionError
// twin: ForkJoinRunOnce
// Two threads run the same task, and each has a result.
package executors;

import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.RecursiveTask;
import java.util.concurrent.atomic.AtomicInteger;

class ForkJoinRunTwice {
    static final AtomicInteger runs = new AtomicInteger();

    static class Turn extends RecursiveTask<Integer> {
        @Override
        protected Integer compute() {
            return runs.incrementAndGet();
        }
    }

    public static void main(String[] args) {
        ForkJoinPool pool = new ForkJoinPool(1);
        Turn turn = new Turn();
        pool.execute(turn);
        assert turn.invoke() == 1;
    }
}
