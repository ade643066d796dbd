// verdict: safe
// A slot with one condition for each side: a signal always reaches the right side, so signal is enough.
package locks;

import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

class TwoConditions {
    final ReentrantLock lock = new ReentrantLock();
    final Condition notFull = lock.newCondition(), notEmpty = lock.newCondition();
    boolean full;

    void put() throws InterruptedException {
        lock.lock();
        while (full) notFull.await();
        full = true;
        notEmpty.signal();
        lock.unlock();
    }

    void take() throws InterruptedException {
        lock.lock();
        while (!full) notEmpty.await();
        full = false;
        notFull.signal();
        lock.unlock();
    }

    public static void main(String[] args) throws InterruptedException {
        TwoConditions slot = new TwoConditions();
        new Thread(() -> {
            try {
                slot.take();
                slot.take();
            } catch (InterruptedException e) { }
        }).start();
        slot.put();
        slot.put();
    }
}
