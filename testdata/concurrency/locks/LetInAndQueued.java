// verdict: violated
// error: java.lang.AssertionError
// twin: LetInNotQueued
// Whoever waited for the lock has it, and is still in the queue.
package locks;

import java.util.concurrent.locks.ReentrantLock;

class LetInAndQueued {
    public static void main(String[] args) {
        ReentrantLock lock = new ReentrantLock();
        lock.lock();
        new Thread(lock::lock).start();
        lock.unlock();
        assert !lock.isLocked() || !lock.hasQueuedThreads();
    }
}
