// verdict: safe
// Two threads give it a result, and one does.
package owned;

import java.util.concurrent.FutureTask;

class TaskFilledByEither extends FutureTask<Integer> {
    TaskFilledByEither() {
        super(() -> 0);
    }

    public static void main(String[] args) throws Exception {
        TaskFilledByEither task = new TaskFilledByEither();
        Thread a = new Thread(() -> task.set(1));
        Thread b = new Thread(() -> task.set(2));
        a.start();
        b.start();
        a.join();
        b.join();
        int result = task.get();
        assert result == 1 || result == 2;
    }
}
