// verdict: safe
// A timed await returns false when the time was over, in any case with the lock.
package locks;

import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

class AwaitTimesOut {
    public static void main(String[] args) throws InterruptedException {
        ReentrantLock lock = new ReentrantLock();
        Condition condition = lock.newCondition();
        new Thread(() -> {
            lock.lock();
            condition.signalAll();
            lock.unlock();
        }).start();
        lock.lock();
        boolean inTime = condition.await(1, TimeUnit.MILLISECONDS);
        assert lock.isHeldByCurrentThread();
        lock.unlock();
    }
}
