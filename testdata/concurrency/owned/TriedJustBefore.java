// verdict: violated
// error: java.lang.AssertionError
// twin: TriedAfter
// The lock is still taken when all is done that is done under it: who tries may fail although the value is there.
package owned;

import java.util.concurrent.locks.ReentrantLock;

class TriedJustBefore {
    static volatile int value;

    public static void main(String[] args) {
        ReentrantLock lock = new ReentrantLock();
        new Thread(() -> {
            lock.lock();
            value = 1;
            lock.unlock();
        }).start();
        if (value == 1) {
            assert lock.tryLock();
        }
    }
}
