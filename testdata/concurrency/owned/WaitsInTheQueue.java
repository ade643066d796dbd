// verdict: violated
// error: java.lang.AssertionError
// twin: TriedForEver
// Somebody waits for the lock while another one holds it, and a third one sees that.
package owned;

import java.util.concurrent.locks.ReentrantLock;

class WaitsInTheQueue {
    static volatile int x;

    public static void main(String[] args) throws InterruptedException {
        ReentrantLock lock = new ReentrantLock();
        Runnable count = () -> {
            lock.lock();
            x++;
            lock.unlock();
        };
        new Thread(count).start();
        new Thread(count).start();
        assert !lock.hasQueuedThreads();
    }
}
