// verdict: safe
// Nobody notifies: the interrupt ends the wait, whenever it comes.
package threads;

class InterruptedAlone {
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
        }
        waiter.join();
        assert interrupted;
    }
}
