// verdict: violated
// error: java.lang.AssertionError
// twin: FutureTaskWhole
// Main can come when the task is done.
package calls;

import java.util.concurrent.FutureTask;

class FutureTaskBetween {
    public static void main(String[] args) throws Exception {
        FutureTask<Integer> task = new FutureTask<>(() -> 1);
        Thread t = new Thread(task);
        t.start();
        boolean before = task.isDone();
        boolean cancelled = task.cancel(false);
        System.out.println(before + " " + cancelled);
        assert !before;
    }
}
