// verdict: violated
// error: deadlock
// twin: JoinWithoutLock
// main keeps the lock while it waits for a thread that needs it, unless the thread was quicker.
package monitors;

class JoinHoldingLock {
    public static void main(String[] args) throws InterruptedException {
        Object lock = new Object();
        Thread t = new Thread(() -> {
            synchronized (lock) { }
        });
        t.start();
        synchronized (lock) { t.join(); }
    }
}
