// verdict: violated
// error: java.lang.AssertionError
// twin: TaskFilledByEither
// Two threads give it a result, and either may be first.
package owned;

import java.util.concurrent.FutureTask;

class TaskFilledByFirst extends FutureTask<Integer> {
    TaskFilledByFirst() {
        super(() -> 0);
    }

    public static void main(String[] args) throws Exception {
        TaskFilledByFirst task = new TaskFilledByFirst();
        Thread a = new Thread(() -> task.set(1));
        Thread b = new Thread(() -> task.set(2));
        a.start();
        b.start();
        a.join();
        b.join();
        int result = task.get();
        assert result != 1;
    }
}
