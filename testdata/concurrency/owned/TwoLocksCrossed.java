// verdict: violated
// error: deadlock
// twin: TwoLocksInOrder
// Two threads take two locks in opposite orders, and a third one goes on for ever.
package owned;

import java.util.concurrent.locks.ReentrantLock;

class TwoLocksCrossed {
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
        new Thread(() -> both(b, a)).start();
        while (spins >= 0) {
            spins = 1 - spins;
            Thread.yield();
        }
    }
}
