// verdict: violated
// error: deadlock
// twin: NestedMonitorOpen
// Waiting on the inner lock keeps the outer one, which the notifier needs: if the waiter comes first both are stuck.
package monitors;

class NestedMonitor {
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
        synchronized (OUTER) {
            synchronized (INNER) {
                while (!ready) INNER.wait();
            }
        }
    }
}
