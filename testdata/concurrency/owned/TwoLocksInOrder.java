// verdict: safe
// oracle: skip
// As TwoLocksCrossed, in the same order.
package owned;

import java.util.concurrent.locks.ReentrantLock;

class TwoLocksInOrder {
    static volatile int spins;

    static void both(ReentrantLock a, ReentrantLock b) {
        a.lock();
        b.lock();
        b.unlock();
        a.unlock();
    }

    public static void main(String[] args) {
        ReentrantLock a = new ReentrantLock(), b = new ReentrantLock(true);
        new Thread(() -> both(a, b)).start();
        new Thread(() -> both(a, b)).start();
        while (spins >= 0) {
            spins = 1 - spins;
            Thread.yield();
        }
    }
}
