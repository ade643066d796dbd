// verdict: violated
// error: java.lang.IllegalStateException
// twin: TimedWaitAloneCaught
// Time passes for a thread that waits all by itself, too: it comes back from each
// timed wait, however short or long.
package waiting;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.locks.ReentrantLock;

class TimedWaitAlone {
    public static void main(String[] args) throws Exception {
        for (long nanos : new long[] {1, 1000, 1_000_000_000}) {
            ReentrantLock lock = new ReentrantLock();
            lock.lock();
            lock.newCondition().awaitNanos(nanos);
            lock.unlock();
            new Semaphore(0).tryAcquire(nanos, TimeUnit.NANOSECONDS);
            new CountDownLatch(1).await(nanos, TimeUnit.NANOSECONDS);
            try {
                new CyclicBarrier(2).await(nanos, TimeUnit.NANOSECONDS);
            } catch (TimeoutException e) {
                // as it must be
            }
        }
        throw new IllegalStateException("all are over");
    }
}
