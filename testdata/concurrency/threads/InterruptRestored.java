// verdict: safe
// Who catches the interrupt sets the flag again, so the second wait ends at once.
package threads;

class InterruptRestored {
    static void waitQuietly(Object lock) {
        synchronized (lock) {
            try {
                lock.wait();
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        }
    }

    public static void main(String[] args) {
        Object lock = new Object();
        Thread t = new Thread(() -> {
            waitQuietly(lock);
            waitQuietly(lock);
            assert Thread.interrupted();
            assert !Thread.interrupted();
        });
        t.start();
        t.interrupt();
    }
}
