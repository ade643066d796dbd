// verdict: violated
// error: java.lang.AssertionError
// twin: NotifiedAndChecked
// Who was notified waits for the lock again, and another one takes it, and the value, first.
package owned;

import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

class NotifiedBehindOthers {
    static int items;
    static boolean waits, done;

    public static void main(String[] args) throws InterruptedException {
        ReentrantLock lock = new ReentrantLock();
        Condition some = lock.newCondition();
        Thread taker = new Thread(() -> {
            lock.lock();
            try {
                if (!done) {
                    waits = true;
                    some.awaitUninterruptibly();
                }
                assert !waits || items == 1;
            } finally {
                lock.unlock();
            }
        });
        taker.start();
        new Thread(() -> {
            lock.lock();
            try {
                if (items == 1) {
                    items--;
                }
            } finally {
                lock.unlock();
            }
        }).start();
        lock.lock();
        items++;
        done = true;
        some.signal();
        lock.unlock();
    }
}
