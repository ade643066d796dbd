// verdict: violated
// error: java.lang.AssertionError
// twin: UnlockedAndWoken
// The lock is free before the thread that waits for it is woken.
package calls;

import java.util.concurrent.locks.ReentrantLock;

class UnlockedNotWoken {
    public static void main(String[] args) throws Exception {
        ReentrantLock lock = new ReentrantLock();
        lock.lock();
        Thread t = new Thread(() -> {
            lock.lock();
            lock.unlock();
        });
        t.start();
        while (t.getState() != Thread.State.WAITING) Thread.yield();
        new Thread(() -> {
            boolean locked = lock.isLocked();
            assert locked || t.getState() != Thread.State.WAITING;
        }).start();
        lock.unlock();
    }
}
