// verdict: violated
// error: java.lang.AssertionError
// twin: FutureDone
// The task is done for a moment before it is completed.
package calls;

import java.util.concurrent.FutureTask;

class FutureDoneNotCompleted {
    public static void main(String[] args) throws Exception {
        FutureTask<String> task = new FutureTask<>(() -> "x");
        new Thread(task).start();
        boolean done = task.isDone();
        assert !done || task.toString().endsWith("[Completed normally]");
    }
}
