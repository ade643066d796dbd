// verdict: violated
// error: java.lang.AssertionError
// twin: TaskWaitedFor
// It may be cancelled between its work and its end.
package owned;

import java.util.concurrent.FutureTask;

class TaskCancelledLate {
    static volatile boolean worked;

    public static void main(String[] args) throws Exception {
        FutureTask<Integer> task = new FutureTask<>(() -> {
            worked = true;
            return 1;
        });
        Thread t = new Thread(task);
        t.start();
        boolean cancelled = task.cancel(false);
        t.join();
        assert !(cancelled && worked);
    }
}
