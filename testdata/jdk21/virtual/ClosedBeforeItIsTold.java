// verdict: violated
// error: java.lang.AssertionError
// Another thread may have closed the executor by the time the result is there.
package virtual;

import java.util.concurrent.Executors;

class ClosedBeforeItIsTold {
    static volatile boolean closed;

    public static void main(String[] args) throws Exception {
        var executor = Executors.newVirtualThreadPerTaskExecutor();
        var result = executor.submit(() -> 1);
        Thread t = new Thread(() -> {
            executor.close();
            closed = true;
        });
        t.start();
        result.get();
        assert !closed;
    }
}
