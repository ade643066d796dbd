// verdict: safe
// The second lock is only tried; who fails gives up the first one and does without.
package locks;

import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

class LocksTried {
    static void both(Lock first, Lock second) {
        first.lock();
        if (second.tryLock()) second.unlock();
        first.unlock();
    }

    public static void main(String[] args) {
        Lock a = new ReentrantLock(), b = new ReentrantLock();
        new Thread(() -> both(a, b)).start();
        both(b, a);
    }
}
