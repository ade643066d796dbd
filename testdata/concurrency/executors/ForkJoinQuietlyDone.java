// verdict: violated
// error: java.lang.AssertionError
// twin: ForkJoinNotDoneByOthers
// Somebody else says that the task is done: its result may not be there.
package executors;

import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.RecursiveTask;

class ForkJoinQuietlyDone {
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
        answer.quietlyComplete();
        assert answer.join() != null;
    }
}
