// verdict: safe
// Who has given the lock up has woken the thread that waits for it, so it comes to
// an end.
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
        while (t.getState() == Thread.State.WAITING) Thread.yield();
        assert t.getState() != Thread.State.WAITING;
    }
}
