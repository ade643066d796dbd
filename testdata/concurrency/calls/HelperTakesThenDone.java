// verdict: violated
// error: java.lang.AssertionError
// twin: HelperDoneThenTakes
// Who waits for a task runs it: it has left the queue before it is done.
package calls;

import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.RecursiveTask;

class HelperTakesThenDone {
    static final class One extends RecursiveTask<Integer> {
        private static final long serialVersionUID = 1;

        @Override
        protected Integer compute() {
            return 1;
        }
    }

    static volatile One inner;

    public static void main(String[] args) {
        ForkJoinPool pool = new ForkJoinPool(1);
        pool.execute(() -> {
            One one = new One();
            one.fork();
            inner = one;
            one.join();
        });
        One one = inner;
        if (one != null && pool.getQueuedTaskCount() == 0) {
            assert one.isDone();
        }
    }
}
