// verdict: violated
// error: java.util.concurrent.RejectedExecutionException
// twin: SubmitAndGet
// Another thread may shut the pool down before the task comes.
package executors;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

class SubmitAfterShutdown {
    public static void main(String[] args) {
        ExecutorService pool = Executors.newFixedThreadPool(1);
        new Thread(pool::shutdown).start();
        pool.execute(() -> { });
    }
}
