// verdict: violated
// error: java.lang.AssertionError
// twin: BothExecutorsClosed
// The end of one says nothing of the tasks of another.
package virtual;

import java.util.concurrent.Executors;

class OtherExecutorClosed {
    static int done;

    public static void main(String[] args) {
        var first = Executors.newVirtualThreadPerTaskExecutor();
        var second = Executors.newVirtualThreadPerTaskExecutor();
        first.execute(() -> done = 1);
        second.execute(() -> { });
        second.close();
        assert done == 1;
    }
}
