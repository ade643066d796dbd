// verdict: violated
// error: java.lang.AssertionError
// twin: AwaitTimesOut
// The time may be over first, or the signal may have come before the await.
package locks;

import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

class AwaitTrusted {
    public static void main(String[] args) throws InterruptedException {
        ReentrantLock lock = new ReentrantLock();
        Condition condition = lock.newCondition();
        new Thread(() -> {
            lock.lock();
            condition.signalAll();
            lock.unlock();
        }).start();
        lock.lock();
        assert condition.await(1, TimeUnit.MILLISECONDS);
        lock.unlock();
    }
}
