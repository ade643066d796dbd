// verdict: violated
// error: deadlock
// twin: InterruptEndsWait
// The first wait may eat the one interrupt that there is; the second one lasts for ever.
package threads;

class InterruptSwallowed {
    static void waitQuietly(Object lock) {
        synchronized (lock) {
            try {
                lock.wait();
            } catch (InterruptedException swallowed) { }
        }
    }

    public static void main(String[] args) {
        Object lock = new Object();
        Thread t = new Thread(() -> {
            waitQuietly(lock);
            waitQuietly(lock);
        });
        t.start();
        t.interrupt();
    }
}
