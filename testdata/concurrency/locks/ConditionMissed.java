// verdict: violated
// error: deadlock
// twin: ConditionGuarded
// A signal without a waiter is lost.
package locks;

import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

class ConditionMissed {
    public static void main(String[] args) throws InterruptedException {
        ReentrantLock lock = new ReentrantLock();
        Condition condition = lock.newCondition();
        new Thread(() -> {
            lock.lock();
            condition.signal();
            lock.unlock();
        }).start();
        lock.lock();
        condition.await();
        lock.unlock();
    }
}
