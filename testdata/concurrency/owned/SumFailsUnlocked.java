// verdict: violated
// error: java.lang.AssertionError
// twin: SumFails
// Adding fails in a method that takes a lock; who has called it looks at the sum, and gives the lock up.
package owned;

import java.util.concurrent.locks.ReentrantLock;

class SumFailsUnlocked {
    static final ReentrantLock LOCK = new ReentrantLock();
    static final int[] SUMS = new int[1];
    static int seen;

    static void add(int at) {
        LOCK.lock();
        SUMS[at] += 2;
        LOCK.unlock();
    }

    public static void main(String[] args) throws InterruptedException {
        Thread a = new Thread(() -> add(0));
        Thread b = new Thread(() -> {
            try {
                add(1);
            } catch (IndexOutOfBoundsException e) {
                seen = SUMS[0];
                LOCK.unlock();
            }
        });
        a.start();
        b.start();
        a.join();
        b.join();
        assert seen == 2;
    }
}
