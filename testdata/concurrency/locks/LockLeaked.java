// verdict: violated
// error: deadlock
// twin: LockNotLeaked
// The exception skips unlock; the thread that comes later waits for ever.
package locks;

import java.util.concurrent.locks.ReentrantLock;

class LockLeaked {
    static final ReentrantLock LOCK = new ReentrantLock();

    static void use(int divisor) {
        LOCK.lock();
        int q = 1 / divisor;
        LOCK.unlock();
    }

    public static void main(String[] args) throws InterruptedException {
        Thread t = new Thread(() -> {
            try {
                use(0);
            } catch (ArithmeticException expected) { }
        });
        t.start();
        use(1);
    }
}
