// verdict: violated
// error: deadlock
// twin: InterruptEndsWait
// A thread that is blocked at a monitor stays there when it is interrupted; the owner waits for its end for ever.
package threads;

class InterruptDoesNotUnblock {
    public static void main(String[] args) throws InterruptedException {
        Object lock = new Object();
        Thread t = new Thread(() -> {
            synchronized (lock) { }
        });
        synchronized (lock) {
            t.start();
            t.interrupt();
            t.join();
        }
    }
}
