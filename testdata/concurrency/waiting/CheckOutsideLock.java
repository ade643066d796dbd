// verdict: violated
// error: deadlock
// twin: GuardedSignal
// The flag is tested before the lock is taken: it can be set, and the notification sent, in between.
package waiting;

class CheckOutsideLock {
    static volatile boolean signalled;

    public static void main(String[] args) throws InterruptedException {
        Object lock = new Object();
        new Thread(() -> {
            synchronized (lock) {
                signalled = true;
                lock.notify();
            }
        }).start();
        if (!signalled) {
            synchronized (lock) { lock.wait(); }
        }
    }
}
