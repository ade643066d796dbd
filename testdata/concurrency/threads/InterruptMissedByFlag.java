// verdict: violated
// error: deadlock
// twin: InterruptRestored
// interrupted() clears the flag: when the interrupt comes before it, the wait sees nothing.
package threads;

class InterruptMissedByFlag {
    public static void main(String[] args) {
        Object lock = new Object();
        Thread t = new Thread(() -> {
            Thread.interrupted();
            synchronized (lock) {
                try {
                    lock.wait();
                } catch (InterruptedException e) { }
            }
        });
        t.start();
        t.interrupt();
    }
}
