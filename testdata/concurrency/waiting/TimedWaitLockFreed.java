// verdict: safe
// The other thread waits on the lock itself, which frees it; the interrupt ends its wait, or meets it before the wait.
package waiting;

class TimedWaitLockFreed {
    public static void main(String[] args) throws InterruptedException {
        Object lock = new Object();
        Thread t = new Thread(() -> {
            synchronized (lock) {
                try {
                    lock.wait();
                } catch (InterruptedException e) { }
            }
        });
        t.start();
        synchronized (lock) { lock.wait(10); }
        t.interrupt();
    }
}
