// verdict: safe
// Each is closed, by two threads at once.
package virtual;

import java.util.concurrent.Executors;

class BothExecutorsClosed {
    static int done;

    public static void main(String[] args) throws InterruptedException {
        var first = Executors.newVirtualThreadPerTaskExecutor();
        var second = Executors.newVirtualThreadPerTaskExecutor();
        first.execute(() -> done = 1);
        second.execute(() -> { });
        Thread t = new Thread(() -> {
            first.close();
            assert done == 1;
        });
        t.start();
        second.close();
        first.close();
        assert done == 1;
        t.join();
    }
}
