// verdict: safe
// release: 17-19
// A thread in wait that is stopped takes its lock back first, and gives it up on its way out.
package threads;

class StopWaiting {
    static final Object LOCK = new Object();
    static boolean held;

    @SuppressWarnings({"deprecation", "removal"})
    public static void main(String[] args) throws InterruptedException {
        Thread t = new Thread(() -> {
            synchronized (LOCK) {
                try {
                    LOCK.wait();
                } catch (InterruptedException e) {
                    assert false;
                } finally {
                    held = Thread.holdsLock(LOCK);
                    assert held;
                }
            }
        });
        t.start();
        t.stop();
        t.join();
        synchronized (LOCK) { }
    }
}
