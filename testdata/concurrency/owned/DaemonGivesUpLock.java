// verdict: safe
// As DaemonKeepsLock, but each turn has the lock for itself.
package owned;

import java.util.concurrent.locks.ReentrantLock;

class DaemonGivesUpLock {
    static volatile int turns;

    public static void main(String[] args) throws InterruptedException {
        ReentrantLock lock = new ReentrantLock();
        Thread t = new Thread(() -> {
            while (true) {
                lock.lock();
                turns = 1 - turns;
                lock.unlock();
            }
        });
        t.setDaemon(true);
        t.start();
        lock.lock();
        lock.unlock();
    }
}
