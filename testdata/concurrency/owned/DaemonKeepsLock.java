// verdict: violated
// error: deadlock
// twin: DaemonGivesUpLock
// A daemon that goes round in circles holds the lock for which main waits.
package owned;

import java.util.concurrent.locks.ReentrantLock;

class DaemonKeepsLock {
    static volatile int turns;

    public static void main(String[] args) throws InterruptedException {
        ReentrantLock lock = new ReentrantLock();
        Thread t = new Thread(() -> {
            lock.lock();
            while (true) {
                turns = 1 - turns;
            }
        });
        t.setDaemon(true);
        t.start();
        lock.lock();
        lock.unlock();
    }
}
