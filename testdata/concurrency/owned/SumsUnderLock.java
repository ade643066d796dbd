// verdict: safe
// Each gives the lock up.
package owned;

import java.util.concurrent.locks.ReentrantLock;

class SumsUnderLock {
    static final ReentrantLock LOCK = new ReentrantLock();
    static int sum;

    public static void main(String[] args) throws InterruptedException {
        Thread a = new Thread(() -> {
            LOCK.lock();
            try {
                sum += 2;
            } finally {
                LOCK.unlock();
            }
        });
        Thread b = new Thread(() -> {
            LOCK.lock();
            sum += 3;
            LOCK.unlock();
        });
        a.start();
        b.start();
        a.join();
        b.join();
        assert sum == 5;
    }
}
