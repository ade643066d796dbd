// verdict: safe
// Its thread has ended.
package owned;

import java.util.concurrent.FutureTask;

class TaskJoined {
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
        t.join();
        assert told;
    }
}
