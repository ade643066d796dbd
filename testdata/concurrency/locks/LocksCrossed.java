// verdict: violated
// error: deadlock
// twin: LocksTried
// The lock-order deadlock, with locks of java.util.concurrent.
package locks;

import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

class LocksCrossed {
    static void both(Lock first, Lock second) {
        first.lock();
        second.lock();
        second.unlock();
        first.unlock();
    }

    public static void main(String[] args) {
        Lock a = new ReentrantLock(), b = new ReentrantLock();
        new Thread(() -> both(a, b)).start();
        both(b, a);
    }
}
