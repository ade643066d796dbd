// verdict: safe
// Before the wait or in it: the interrupt is seen by the wait, which clears the flag.
package threads;

class InterruptEndsWait {
    public static void main(String[] args) {
        Object lock = new Object();
        Thread t = new Thread(() -> {
            synchronized (lock) {
                try {
                    lock.wait();
                    assert false;
                } catch (InterruptedException e) {
                    assert !Thread.currentThread().isInterrupted();
                    assert Thread.holdsLock(lock);
                }
            }
        });
        t.start();
        t.interrupt();
    }
}
