// verdict: violated
// error: java.lang.AssertionError
// twin: TaskJoined
// Who waits for the result may have it before the task tells that it is done.
package owned;

import java.util.concurrent.FutureTask;

class TaskDoneBeforeTold {
    static volatile boolean told;

    public static void main(String[] args) throws Exception {
        FutureTask<Integer> task = new FutureTask<>(() -> 1) {
            @Override
            protected void done() {
                told = true;
            }
        };
        Thread t = new Thread(task);
        t.start();
        task.get();
        assert told;
    }
}
