// verdict: safe
// Whoever waits for the lock is in the queue, and who has it and goes on is not.
package locks;

import java.util.concurrent.locks.ReentrantLock;

class LetInNotQueued {
    static volatile boolean goesOn;

    public static void main(String[] args) {
        ReentrantLock lock = new ReentrantLock();
        lock.lock();
        new Thread(() -> {
            lock.lock();
            goesOn = true;
        }).start();
        lock.unlock();
        assert !goesOn || !lock.hasQueuedThreads();
    }
}
