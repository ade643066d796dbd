// verdict: safe
// Somebody else looks whether the task is done, and says nothing.
package executors;

import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.RecursiveTask;

class ForkJoinNotDoneByOthers {
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
        boolean done = answer.isCompletedNormally();
        assert !done || answer.join() == 42;
        assert answer.join() == 42;
    }
}
