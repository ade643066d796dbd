// verdict: violated
// error: deadlock
// twin: SumsUnderLock
// Who adds first keeps the lock.
package owned;

import java.util.concurrent.locks.ReentrantLock;

class SumKeepsLock {
    static final ReentrantLock LOCK = new ReentrantLock();
    static int sum;

    public static void main(String[] args) throws InterruptedException {
        Thread a = new Thread(() -> {
            LOCK.lock();
            sum += 2;
            LOCK.unlock();
        });
        Thread b = new Thread(() -> {
            LOCK.lock();
            sum += 3;
        });
        a.start();
        b.start();
        a.join();
        b.join();
        assert sum == 5;
    }
}
