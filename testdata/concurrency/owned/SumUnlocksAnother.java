// verdict: violated
// error: java.lang.AssertionError
// twin: SumsUnderLock
// Another lock is given up than was taken.
package owned;

import java.util.concurrent.locks.ReentrantLock;

class SumUnlocksAnother {
    static final ReentrantLock LOCK = new ReentrantLock(), OTHER = new ReentrantLock();
    static int sum;
    static volatile int seen;

    public static void main(String[] args) throws InterruptedException {
        Thread a = new Thread(() -> {
            LOCK.lock();
            sum += 2;
            LOCK.unlock();
        });
        Thread b = new Thread(() -> {
            OTHER.lock();
            LOCK.lock();
            sum += 3;
            OTHER.unlock();
            seen = sum;
            LOCK.unlock();
        });
        a.start();
        b.start();
        a.join();
        b.join();
        assert seen == 5;
    }
}
