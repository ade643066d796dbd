// verdict: safe
// release: 17-24
// Either it is cancelled or it has a result.
package calls;

import java.util.concurrent.RecursiveTask;

class ForkJoinTaskWhole {
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
        System.out.println(cancelled + " " + one.isCompletedNormally());
        assert cancelled != one.isCompletedNormally() && one.isDone();
        assert cancelled || one.join() == 1;
    }
}
