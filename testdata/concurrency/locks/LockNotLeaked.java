// verdict: safe
// finally gives the lock back.
package locks;

import java.util.concurrent.locks.ReentrantLock;

class LockNotLeaked {
    static final ReentrantLock LOCK = new ReentrantLock();

    static void use(int divisor) {
        LOCK.lock();
        try {
            int q = 1 / divisor;
        } finally {
            LOCK.unlock();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread t = new Thread(() -> {
            try {
                use(0);
            } catch (ArithmeticException expected) { }
        });
        t.start();
        use(1);
        t.join();
        assert !LOCK.isLocked();
    }
}
