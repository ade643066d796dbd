// verdict: violated
// error: java.lang.AssertionError
// twin: InterruptedLater
// A thread that waits for the lock is interrupted meanwhile, and finds that out when it has the lock.
package owned;

import java.util.concurrent.locks.ReentrantLock;

class InterruptedInFront {
    public static void main(String[] args) throws InterruptedException {
        ReentrantLock lock = new ReentrantLock();
        Thread t = new Thread(() -> {
            lock.lock();
            assert !Thread.currentThread().isInterrupted();
            lock.unlock();
        });
        lock.lock();
        t.start();
        t.interrupt();
        lock.unlock();
    }
}
