// verdict: safe
// Who has given the lock up has woken the thread that waits for it.
package calls;

import java.util.concurrent.locks.ReentrantLock;

class UnlockedAndWoken {
    public static void main(String[] args) throws Exception {
        ReentrantLock lock = new ReentrantLock();
        lock.lock();
        Thread t = new Thread(() -> {
            lock.lock();
            lock.unlock();
        });
        t.start();
        while (t.getState() != Thread.State.WAITING) Thread.yield();
        lock.unlock();
        assert t.getState() != Thread.State.WAITING;
    }
}
