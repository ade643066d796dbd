// verdict: safe
// cancel tells whether it came in time.
package executors;

import java.util.concurrent.FutureTask;

class CancelHandled {
    public static void main(String[] args) throws Exception {
        FutureTask<Integer> f = new FutureTask<>(() -> 1);
        new Thread(f).start();
        boolean cancelled = f.cancel(false);
        assert cancelled == f.isCancelled();
        if (!cancelled) assert f.get() == 1;
    }
}
