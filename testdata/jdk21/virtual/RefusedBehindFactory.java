// verdict: violated
// error: java.lang.AssertionError
// The executor looks twice whether it takes tasks: it has a thread made in between.
package virtual;

import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;

class RefusedBehindFactory {
    static int made;
    static boolean refused;

    public static void main(String[] args) throws Exception {
        var executor = Executors.newThreadPerTaskExecutor(task -> {
            made++;
            return Thread.ofVirtual().unstarted(task);
        });
        Thread t = new Thread(() -> {
            try {
                executor.execute(() -> { });
            } catch (RejectedExecutionException e) {
                refused = true;
            }
        });
        t.start();
        executor.shutdown();
        t.join();
        assert !refused || made == 0;
    }
}
