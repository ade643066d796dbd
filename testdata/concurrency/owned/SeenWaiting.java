// verdict: violated
// error: java.lang.AssertionError
// twin: SeenRunning
// A thread that waits for the lock is seen to wait.
package owned;

import java.util.concurrent.locks.ReentrantLock;

class SeenWaiting {
    public static void main(String[] args) throws InterruptedException {
        ReentrantLock lock = new ReentrantLock();
        Thread t = new Thread(() -> {
            lock.lock();
            lock.unlock();
        });
        lock.lock();
        t.start();
        assert t.getState() != Thread.State.WAITING;
        lock.unlock();
    }
}
