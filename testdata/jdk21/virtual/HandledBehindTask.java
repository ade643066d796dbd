// verdict: violated
// error: java.lang.AssertionError
// What a task has not caught is handled when the executor has heard of its end.
package virtual;

import java.util.concurrent.Executors;

class HandledBehindTask {
    static int handled;

    public static void main(String[] args) {
        var factory = Thread.ofVirtual().uncaughtExceptionHandler((t, e) -> handled = 1).factory();
        try (var executor = Executors.newThreadPerTaskExecutor(factory)) {
            executor.execute(() -> {
                throw new IllegalStateException();
            });
        }
        assert handled == 1;
    }
}
