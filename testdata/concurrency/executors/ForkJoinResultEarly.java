// verdict: violated
// error: java.lang.AssertionError
// twin: ForkJoinResultInTime
// The result is read without a look at whether the task is done.
package executors;

import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.RecursiveTask;

class ForkJoinResultEarly {
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
        Integer early = answer.getRawResult();
        assert early != null;
        pool.shutdown();
    }
}
