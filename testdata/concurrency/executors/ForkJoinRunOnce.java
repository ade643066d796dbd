// verdict: safe
// Each thread runs a task of its own.
package executors;

import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.RecursiveTask;
import java.util.concurrent.atomic.AtomicInteger;

class ForkJoinRunOnce {
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
        int mine = new Turn().invoke();
        assert mine + turn.join() == 3;
    }
}
