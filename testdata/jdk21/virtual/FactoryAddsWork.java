// verdict: violated
// error: java.lang.AssertionError
// The executor is terminated when its tasks have ended, not when threads have that do more.
package virtual;

import java.util.concurrent.Executors;

class FactoryAddsWork {
    static int more;

    public static void main(String[] args) {
        try (var executor = Executors.newThreadPerTaskExecutor(task -> Thread.ofVirtual().unstarted(() -> {
            task.run();
            more = 1;
        }))) {
            executor.execute(() -> { });
        }
        assert more == 1;
    }
}
