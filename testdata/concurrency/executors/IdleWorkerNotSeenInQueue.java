// verdict: safe
// As IdleWorkerSeenInQueue, but there is only one worker.
package executors;

import java.util.concurrent.LinkedTransferQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

class IdleWorkerNotSeenInQueue {
    public static void main(String[] args) {
        LinkedTransferQueue<Runnable> queue = new LinkedTransferQueue<>();
        ThreadPoolExecutor pool = new ThreadPoolExecutor(0, 1, 1, TimeUnit.MILLISECONDS, queue);
        pool.execute(() -> { });
        assert queue.getWaitingConsumerCount() < 2;
        pool.shutdown();
    }
}
