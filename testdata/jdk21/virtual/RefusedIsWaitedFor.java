// verdict: safe
// Who closes waits for that, too.
package virtual;

import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;

class RefusedIsWaitedFor {
    static boolean refused;

    public static void main(String[] args) throws Exception {
        var executor = Executors.newVirtualThreadPerTaskExecutor();
        Thread t = new Thread(() -> {
            try {
                executor.execute(() -> { });
            } catch (RejectedExecutionException e) {
                refused = true;
            }
        });
        t.start();
        executor.close();
        boolean over = executor.isTerminated();
        t.join();
        assert over;
    }
}
