// verdict: safe
// It has the lock again behind the wait for no time.
package calls;

import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

class WaitsForNoTimeFirst {
    static int x;

    public static void main(String[] args) throws Exception {
        ReentrantLock lock = new ReentrantLock();
        Condition condition = lock.newCondition();
        new Thread(() -> {
            lock.lock();
            x = 2;
            lock.unlock();
        }).start();
        lock.lock();
        try {
            condition.awaitNanos(0);
            x = 1;
            assert x == 1;
        } finally {
            lock.unlock();
        }
    }
}
