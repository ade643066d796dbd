// verdict: safe
// Who waits for the lock interruptibly is freed by the interrupt: main keeps the lock until the thread has ended.
package locks;

import java.util.concurrent.locks.ReentrantLock;

class Interruptibly {
    public static void main(String[] args) throws InterruptedException {
        ReentrantLock lock = new ReentrantLock();
        Thread t = new Thread(() -> {
            try {
                lock.lockInterruptibly();
                assert false;
            } catch (InterruptedException expected) { }
        });
        lock.lock();
        t.start();
        t.interrupt();
        t.join();
        lock.unlock();
    }
}
