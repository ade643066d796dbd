// verdict: safe
// The halves are computed by whoever is free, and joined.
package executors;

import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.RecursiveTask;

class ForkJoinSum {
    static class Sum extends RecursiveTask<Integer> {
        final int from, to;

        Sum(int from, int to) {
            this.from = from;
            this.to = to;
        }

        @Override
        protected Integer compute() {
            if (to - from == 1) return from;
            int middle = (from + to) / 2;
            Sum left = new Sum(from, middle);
            left.fork();
            return new Sum(middle, to).compute() + left.join();
        }
    }

    public static void main(String[] args) {
        ForkJoinPool pool = new ForkJoinPool(1);
        assert pool.invoke(new Sum(1, 3)) == 3;
        pool.shutdown();
    }
}
