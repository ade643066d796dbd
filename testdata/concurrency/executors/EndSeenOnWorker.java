// verdict: violated
// error: java.lang.AssertionError
// twin: EndNotSeenByNext
// Who knows an idle worker sees it interrupted when its pool is shut down.
package executors;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

class EndSeenOnWorker {
    static volatile Thread worker;

    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(1);
        pool.submit(() -> {
            worker = Thread.currentThread();
        }).get();
        pool.shutdown();
        assert !worker.isInterrupted();
    }
}
