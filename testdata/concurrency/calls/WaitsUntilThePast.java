// verdict: violated
// error: java.lang.AssertionError
// twin: WaitsUntilThePastFirst
// Who waits until a date that is over gives the lock up nevertheless.
package calls;

import java.util.Date;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

class WaitsUntilThePast {
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
            x = 1;
            condition.awaitUntil(new Date(0));
            assert x == 1;
        } finally {
            lock.unlock();
        }
    }
}
