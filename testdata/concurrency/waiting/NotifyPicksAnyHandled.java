// verdict: safe
// Whoever was picked; with the interrupt coming first it is nobody.
package waiting;

class NotifyPicksAnyHandled {
    static int waiting;
    static String woken;

    static Thread waiter(Object lock, String name) {
        return new Thread(() -> {
            synchronized (lock) {
                waiting++;
                lock.notifyAll();
                try {
                    while (waiting != -1) lock.wait();
                    if (woken == null) woken = name;
                } catch (InterruptedException e) { }
            }
        });
    }

    public static void main(String[] args) throws InterruptedException {
        Object lock = new Object();
        Thread a = waiter(lock, "a"), b = waiter(lock, "b");
        a.start();
        b.start();
        synchronized (lock) {
            while (waiting != 2) lock.wait();
            waiting = -1;
            lock.notify();
        }
        a.interrupt();
        b.interrupt();
        a.join();
        b.join();
        assert woken == null || woken == "a" || woken == "b";
    }
}
