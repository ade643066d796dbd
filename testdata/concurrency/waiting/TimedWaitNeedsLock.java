// verdict: violated
// error: deadlock
// twin: TimedWaitLockFreed
// A timeout ends the wait but not the need for the lock: who sleeps for ever with the lock keeps the waiter from
// returning.
package waiting;

class TimedWaitNeedsLock {
    public static void main(String[] args) throws InterruptedException {
        Object lock = new Object(), never = new Object();
        Thread t = new Thread(() -> {
            synchronized (lock) {
                synchronized (never) {
                    try {
                        never.wait();
                    } catch (InterruptedException e) { }
                }
            }
        });
        t.start();
        synchronized (lock) { lock.wait(10); }
        t.interrupt();
    }
}
