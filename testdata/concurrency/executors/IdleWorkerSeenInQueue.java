// verdict: violated
// error: java.lang.AssertionError
// twin: IdleWorkerNotSeenInQueue
// The queue of a pool tells that its worker waits, and a little later that it does not.
package executors;

import java.util.concurrent.LinkedTransferQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

class IdleWorkerSeenInQueue {
    public static void main(String[] args) {
        LinkedTransferQueue<Runnable> queue = new LinkedTransferQueue<>();
        ThreadPoolExecutor pool = new ThreadPoolExecutor(0, 1, 1, TimeUnit.MILLISECONDS, queue);
        pool.execute(() -> { });
        if (queue.hasWaitingConsumer()) {
            assert queue.hasWaitingConsumer();
        }
        pool.shutdown();
    }
}
