// verdict: violated
// error: deadlock
// twin: ReentrantHolds
// Taken twice, given back once.
package locks;

import java.util.concurrent.locks.ReentrantLock;

class ReentrantMissesOne {
    public static void main(String[] args) {
        ReentrantLock lock = new ReentrantLock();
        new Thread(() -> {
            lock.lock();
            lock.unlock();
        }).start();
        lock.lock();
        lock.lock();
        lock.unlock();
    }
}
