// verdict: violated
// error: java.lang.AssertionError
// release: 25
// twin: ForkJoinTaskDoneThenCancelled
// The task is done behind the look whether it is, and cancelled nevertheless.
package calls;

import java.util.concurrent.RecursiveTask;

class ForkJoinTaskDoneAndCancelled {
    static class One extends RecursiveTask<Integer> {
        protected Integer compute() {
            return 1;
        }
    }

    public static void main(String[] args) throws Exception {
        One one = new One();
        Thread t = new Thread(() -> one.complete(1));
        t.start();
        boolean cancelled = one.cancel(false);
        t.join();
        assert cancelled || one.isCompletedNormally();
    }
}
