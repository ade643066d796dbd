// verdict: safe
// As InterruptedInFront, behind the thread's end.
package owned;

import java.util.concurrent.locks.ReentrantLock;

class InterruptedLater {
    public static void main(String[] args) throws InterruptedException {
        ReentrantLock lock = new ReentrantLock();
        Thread t = new Thread(() -> {
            lock.lock();
            assert !Thread.currentThread().isInterrupted();
            lock.unlock();
        });
        lock.lock();
        t.start();
        lock.unlock();
        t.join();
        t.interrupt();
    }
}
