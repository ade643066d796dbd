// verdict: violated
// error: java.lang.AssertionError
// twin: RestIsNoMore
// set: +vm.time.steps=0s,1ms,1h
// What is left of a time when the signal comes may be any part of it.
package choices;

import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

class RestOfTime {
    static boolean set;

    public static void main(String[] args) throws InterruptedException {
        ReentrantLock lock = new ReentrantLock();
        Condition changed = lock.newCondition();
        new Thread(() -> {
            lock.lock();
            set = true;
            changed.signal();
            lock.unlock();
        }).start();
        lock.lock();
        long left = ASKED;
        while (!set && left > 0) left = changed.awaitNanos(left);
        lock.unlock();
        assert left <= 0 || left == ASKED;
    }

    static final long ASKED = 2_000_000;
}
