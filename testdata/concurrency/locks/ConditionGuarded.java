// verdict: safe
// The condition variable with its flag: the signal cannot be missed.
package locks;

import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

class ConditionGuarded {
    static boolean ready;

    public static void main(String[] args) throws InterruptedException {
        ReentrantLock lock = new ReentrantLock();
        Condition condition = lock.newCondition();
        new Thread(() -> {
            lock.lock();
            ready = true;
            condition.signal();
            lock.unlock();
        }).start();
        lock.lock();
        while (!ready) condition.await();
        lock.unlock();
    }
}
