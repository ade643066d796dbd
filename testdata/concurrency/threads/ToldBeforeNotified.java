// verdict: violated
// error: java.lang.AssertionError
// twin: ToldBehindNotification
// Who is notified waits until then, though others are told of it before.
package threads;

class ToldBeforeNotified {
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
            told = true;
            lock.notify();
        }
        waiter.join();
        asker.join();
        assert seen != Thread.State.WAITING;
    }
}
