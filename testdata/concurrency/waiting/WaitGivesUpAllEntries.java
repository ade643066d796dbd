// verdict: safe
// wait gives the monitor up however often it was entered, and comes back with as many entries: the notifier gets in, and
// the lock is still held after leaving the inner block.
package waiting;

class WaitGivesUpAllEntries {
    static boolean ready;

    public static void main(String[] args) throws InterruptedException {
        Object lock = new Object();
        new Thread(() -> {
            synchronized (lock) {
                ready = true;
                lock.notify();
            }
        }).start();
        synchronized (lock) {
            synchronized (lock) {
                while (!ready) lock.wait();
            }
            assert Thread.holdsLock(lock);
        }
        assert !Thread.holdsLock(lock);
    }
}
