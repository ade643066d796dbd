// verdict: safe
// Both increments happen under the lock.
package locks;

import java.util.concurrent.locks.ReentrantLock;

class LockCounts {
    static final ReentrantLock LOCK = new ReentrantLock();
    static int n;

    static void increment() {
        LOCK.lock();
        try {
            n++;
        } finally {
            LOCK.unlock();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread t = new Thread(LockCounts::increment);
        t.start();
        increment();
        t.join();
        assert n == 2;
    }
}
