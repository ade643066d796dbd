// verdict: safe
// Nothing but the lock that is waited on is held while waiting.
package monitors;

class NestedMonitorOpen {
    static final Object OUTER = new Object(), INNER = new Object();
    static boolean ready;

    public static void main(String[] args) throws InterruptedException {
        new Thread(() -> {
            synchronized (OUTER) {
                synchronized (INNER) {
                    ready = true;
                    INNER.notify();
                }
            }
        }).start();
        synchronized (OUTER) { }
        synchronized (INNER) {
            while (!ready) INNER.wait();
        }
    }
}
