// verdict: violated
// error: java.lang.AssertionError
// twin: NotifyPicksAnyHandled
// Either of two waiters can be the one that is notified: the first is not always it. A waiter that came too late, or was
// passed over, is freed by the interrupt.
package waiting;

class NotifyPicksAny {
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
        a.join(10);
        b.join(10);
        a.interrupt();
        b.interrupt();
        a.join();
        b.join();
        assert woken != "b";
    }
}
