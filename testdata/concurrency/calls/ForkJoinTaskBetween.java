// verdict: violated
// error: java.lang.AssertionError
// twin: ForkJoinTaskWhole
// The result is there before the task is done.
package calls;

import java.util.concurrent.RecursiveTask;

class ForkJoinTaskBetween {
    static class One extends RecursiveTask<Integer> {
        protected Integer compute() {
            return 1;
        }
    }

    public static void main(String[] args) throws Exception {
        One one = new One();
        Thread t = new Thread(() -> one.complete(1));
        t.start();
        Integer result = one.getRawResult();
        boolean done = one.isDone();
        System.out.println(result + " " + done);
        assert result == null || done;
    }
}
