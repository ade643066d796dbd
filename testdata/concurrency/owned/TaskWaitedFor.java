// verdict: safe
// What was waited for has worked.
package owned;

import java.util.concurrent.FutureTask;

class TaskWaitedFor {
    static volatile boolean worked;

    public static void main(String[] args) throws Exception {
        FutureTask<Integer> task = new FutureTask<>(() -> {
            worked = true;
            return 1;
        });
        Thread t = new Thread(task);
        t.start();
        assert task.get() == 1 && worked;
    }
}
