// verdict: safe
// Nobody signals.
package calls;

import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

class NotSignalledInNoTime {
    public static void main(String[] args) throws Exception {
        ReentrantLock lock = new ReentrantLock();
        Condition condition = lock.newCondition();
        new Thread(() -> {
            lock.lock();
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
