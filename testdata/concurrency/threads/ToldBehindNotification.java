// verdict: safe
// Who was notified does not wait any more, but for the monitor.
package threads;

class ToldBehindNotification {
    private static volatile boolean told;
    private static boolean over;
    private static Thread.State seen;

    public static void main(String[] args) throws Exception {
        Object lock = new Object();
        Thread waiter = new Thread(() -> {
            synchronized (lock) {
                while (!over) {
                    try {
                        lock.wait();
                    } catch (InterruptedException e) {
                        return;
                    }
                }
            }
        });
        Thread asker = new Thread(() -> {
            if (told) {
                seen = waiter.getState();
            }
        });
        waiter.start();
        asker.start();
        synchronized (lock) {
            over = true;
            lock.notify();
            told = true;
        }
        waiter.join();
        asker.join();
        assert seen != Thread.State.WAITING;
    }
}
