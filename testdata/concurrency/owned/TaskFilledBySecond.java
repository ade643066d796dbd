// verdict: violated
// error: java.lang.AssertionError
// twin: TaskFilledByEither
// Two threads give it a result, and either may be first.
package owned;

import java.util.concurrent.FutureTask;

class TaskFilledBySecond extends FutureTask<Integer> {
    TaskFilledBySecond() {
        super(() -> 0);
    }

    public static void main(String[] args) throws Exception {
        TaskFilledBySecond task = new TaskFilledBySecond();
        Thread a = new Thread(() -> task.set(1));
        Thread b = new Thread(() -> task.set(2));
        a.start();
        b.start();
        a.join();
        b.join();
        int result = task.get();
        assert result != 2;
    }
}
