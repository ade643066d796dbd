// verdict: safe
// All who wait in the monitor of the thread are woken, and those who wait for its end wait on.
package threads;

class NotificationForAll {
    static boolean told;

    public static void main(String[] args) throws InterruptedException {
        Object never = new Object();
        Thread worker = new Thread(() -> {
            synchronized (never) {
                try {
                    never.wait();
                } catch (InterruptedException e) {
                    return;
                }
            }
        });
        worker.setDaemon(true);
        worker.start();
        Thread joiner = new Thread(() -> {
            try {
                worker.join();
            } catch (InterruptedException e) {
                return;
            }
        });
        joiner.setDaemon(true);
        joiner.start();
        new Thread(() -> {
            synchronized (worker) {
                told = true;
                worker.notifyAll();
            }
        }).start();
        synchronized (worker) {
            while (!told) worker.wait();
        }
    }
}
