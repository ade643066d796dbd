// verdict: safe
// The result is read behind the end of the task, with and without a look at that.
package executors;

import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.RecursiveTask;

class ForkJoinResultInTime {
    static class Answer extends RecursiveTask<Integer> {
        @Override
        protected Integer compute() {
            return 42;
        }
    }

    public static void main(String[] args) {
        ForkJoinPool pool = new ForkJoinPool(1);
        Answer answer = new Answer();
        pool.execute(answer);
        assert answer.join() == 42 && answer.getRawResult() == 42;
        pool.shutdown();
    }
}
