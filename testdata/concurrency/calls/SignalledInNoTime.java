// verdict: violated
// error: java.lang.AssertionError
// twin: NotSignalledInNoTime
// The lock is free for a moment: a signal may come, though the time was over from the start.
package calls;

import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

class SignalledInNoTime {
    public static void main(String[] args) throws Exception {
        ReentrantLock lock = new ReentrantLock();
        Condition condition = lock.newCondition();
        new Thread(() -> {
            lock.lock();
            condition.signal();
            lock.unlock();
        }).start();
        lock.lock();
        try {
            assert !condition.await(0, TimeUnit.SECONDS);
        } finally {
            lock.unlock();
        }
    }
}
