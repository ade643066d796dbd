// verdict: safe
// oracle: skip
// release: 17-19
// The thread is resumed before main needs the lock.
package threads;

class ResumeFirst {
    @SuppressWarnings({"deprecation", "removal"})
    public static void main(String[] args) {
        Object lock = new Object();
        Thread t = new Thread(() -> {
            synchronized (lock) { Thread.yield(); }
        });
        t.start();
        t.suspend();
        t.resume();
        synchronized (lock) { }
    }
}
