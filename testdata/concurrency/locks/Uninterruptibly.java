// verdict: violated
// error: deadlock
// twin: Interruptibly
// lock() does not care for interrupts.
package locks;

import java.util.concurrent.locks.ReentrantLock;

class Uninterruptibly {
    public static void main(String[] args) throws InterruptedException {
        ReentrantLock lock = new ReentrantLock();
        Thread t = new Thread(lock::lock);
        lock.lock();
        t.start();
        t.interrupt();
        t.join();
        lock.unlock();
    }
}
