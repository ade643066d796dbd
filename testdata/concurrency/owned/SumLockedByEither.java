// verdict: violated
// error: java.lang.AssertionError
// twin: SumsUnderLock
// Either lock may be taken, and always the same one is given up: what follows is still under the other.
package owned;

import java.util.concurrent.locks.ReentrantLock;

class SumLockedByEither {
    static final ReentrantLock LOCK = new ReentrantLock(), OTHER = new ReentrantLock();
    static int sum;
    static volatile int seen;

    public static void main(String[] args) throws InterruptedException {
        boolean first = args.length == 0;
        Thread a = new Thread(() -> {
            LOCK.lock();
            sum += 2;
            LOCK.unlock();
        });
        Thread b = new Thread(() -> {
            OTHER.lock();
            (first ? LOCK : OTHER).lock();
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
