// verdict: violated
// error: java.lang.AssertionError
// twin: SumsUnderLock
// Two locks are none.
package owned;

import java.util.concurrent.locks.ReentrantLock;

class SumByTwoLocks {
    static final ReentrantLock LOCK = new ReentrantLock(), OTHER = new ReentrantLock();
    static int sum;

    public static void main(String[] args) throws InterruptedException {
        Thread a = new Thread(() -> {
            LOCK.lock();
            sum += 2;
            LOCK.unlock();
        });
        Thread b = new Thread(() -> {
            OTHER.lock();
            sum += 3;
            OTHER.unlock();
        });
        a.start();
        b.start();
        a.join();
        b.join();
        assert sum == 5;
    }
}
