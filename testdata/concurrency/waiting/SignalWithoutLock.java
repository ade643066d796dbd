// verdict: violated
// error: deadlock
// twin: GuardedSignal
// The flag is set outside the lock and too late: the notification comes when the flag is still false and the waiter is
// not yet waiting, or waiting again.
package waiting;

class SignalWithoutLock {
    static volatile boolean signalled;

    public static void main(String[] args) throws InterruptedException {
        Object lock = new Object();
        new Thread(() -> {
            synchronized (lock) { lock.notify(); }
            signalled = true;
        }).start();
        synchronized (lock) {
            while (!signalled) lock.wait();
        }
    }
}
