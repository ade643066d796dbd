// verdict: safe
// As TriedForATime, but it waits as long as it takes; and a third one asks who waits.
package owned;

import java.util.concurrent.locks.ReentrantLock;

class TriedForEver {
    static volatile int x;

    public static void main(String[] args) throws InterruptedException {
        ReentrantLock lock = new ReentrantLock();
        new Thread(() -> {
            lock.lock();
            x++;
            lock.unlock();
        }).start();
        new Thread(() -> {
            if (lock.hasQueuedThreads()) {
                x++;
            }
        }).start();
        lock.lock();
        assert lock.isHeldByCurrentThread();
        lock.unlock();
    }
}
