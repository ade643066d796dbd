// verdict: safe
// As SeenWaiting, but nobody holds the lock.
package owned;

import java.util.concurrent.locks.ReentrantLock;

class SeenRunning {
    public static void main(String[] args) throws InterruptedException {
        ReentrantLock lock = new ReentrantLock();
        Thread t = new Thread(() -> {
            lock.lock();
            lock.unlock();
        });
        t.start();
        assert t.getState() != Thread.State.WAITING;
    }
}
