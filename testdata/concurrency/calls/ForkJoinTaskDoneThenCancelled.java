// verdict: safe
// A task that is known to be done is not cancelled.
package calls;

import java.util.concurrent.RecursiveTask;

class ForkJoinTaskDoneThenCancelled {
    static class One extends RecursiveTask<Integer> {
        protected Integer compute() {
            return 1;
        }
    }

    public static void main(String[] args) throws Exception {
        One one = new One();
        Thread t = new Thread(() -> one.complete(1));
        t.start();
        one.join();
        boolean cancelled = one.cancel(false);
        t.join();
        assert !cancelled && one.isCompletedNormally();
    }
}
