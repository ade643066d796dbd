// verdict: safe
// Nobody asks whether the first worker has ended.
package owned;

import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

class WorkerLeftOverUnasked {
    static volatile Thread first;

    public static void main(String[] args) throws InterruptedException {
        ThreadPoolExecutor pool = new ThreadPoolExecutor(1, 2, 1, TimeUnit.MILLISECONDS, new ArrayBlockingQueue<>(1));
        CountDownLatch done = new CountDownLatch(1);
        pool.execute(() -> {
            first = Thread.currentThread();
            done.countDown();
        });
        done.await();
        pool.execute(() -> {
            assert first != null;
        });
        pool.execute(() -> { });
        pool.shutdown();
    }
}
