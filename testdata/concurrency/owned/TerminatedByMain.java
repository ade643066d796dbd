// verdict: violated
// error: java.lang.AssertionError
// twin: TerminatedBySomebody
// Who shuts the pool down terminates it, too, where the last worker has gone before.
package owned;

import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

class TerminatedByMain extends ThreadPoolExecutor {
    static volatile Thread by;

    TerminatedByMain() {
        super(1, 1, 0, TimeUnit.SECONDS, new LinkedBlockingQueue<>());
    }

    @Override
    protected void terminated() {
        by = Thread.currentThread();
    }

    public static void main(String[] args) throws Exception {
        TerminatedByMain pool = new TerminatedByMain();
        pool.execute(() -> { });
        pool.shutdown();
        pool.awaitTermination(1, TimeUnit.DAYS);
        assert by != Thread.currentThread();
    }
}
