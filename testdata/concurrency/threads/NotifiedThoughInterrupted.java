// verdict: violated
// error: java.lang.AssertionError
// twin: InterruptedAlone
// A thread that was interrupted leaves the wait set in its own time: the notification may still come to it.
package threads;

class NotifiedThoughInterrupted {
    static boolean interrupted;

    public static void main(String[] args) throws InterruptedException {
        Object lock = new Object();
        Thread waiter = new Thread(() -> {
            synchronized (lock) {
                try {
                    lock.wait();
                } catch (InterruptedException e) {
                    interrupted = true;
                }
            }
        });
        waiter.start();
        synchronized (lock) {
            waiter.interrupt();
            lock.notify();
        }
        waiter.join();
        assert interrupted;
    }
}
