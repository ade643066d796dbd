// verdict: violated
// error: deadlock
// twin: SubmitAndGet
// The worker waits for the next task for ever, and it is no daemon.
package executors;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

class NotShutDown {
    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(1);
        assert pool.submit(() -> 6 * 7).get() == 42;
    }
}
