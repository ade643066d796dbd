// verdict: violated
// error: java.util.concurrent.CancellationException
// twin: CancelHandled
// The task may be cancelled before it has run.
package executors;

import java.util.concurrent.FutureTask;

class Cancelled {
    public static void main(String[] args) throws Exception {
        FutureTask<Integer> f = new FutureTask<>(() -> 1);
        new Thread(f).start();
        f.cancel(false);
        f.get();
    }
}
