// verdict: safe
// One thread terminates it, whoever that is.
package owned;

import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

class TerminatedBySomebody extends ThreadPoolExecutor {
    static volatile Thread by;

    TerminatedBySomebody() {
        super(1, 1, 0, TimeUnit.SECONDS, new LinkedBlockingQueue<>());
    }

    @Override
    protected void terminated() {
        assert by == null;
        by = Thread.currentThread();
    }

    public static void main(String[] args) throws Exception {
        TerminatedBySomebody pool = new TerminatedBySomebody();
        pool.execute(() -> { });
        pool.shutdown();
    }
}
