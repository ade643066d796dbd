// verdict: safe
// The lock counts how often its owner took it; others get it only when all is given back.
package locks;

import java.util.concurrent.locks.ReentrantLock;

class ReentrantHolds {
    static int n;

    public static void main(String[] args) {
        ReentrantLock lock = new ReentrantLock();
        new Thread(() -> {
            lock.lock();
            assert n % 2 == 0;
            lock.unlock();
        }).start();
        lock.lock();
        lock.lock();
        assert lock.getHoldCount() == 2;
        n++;
        lock.unlock();
        n++;
        lock.unlock();
    }
}
