// verdict: safe
// It has the lock again behind the wait until a date that is over.
package calls;

import java.util.Date;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

class WaitsUntilThePastFirst {
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
            condition.awaitUntil(new Date(0));
            x = 1;
            assert x == 1;
        } finally {
            lock.unlock();
        }
    }
}
