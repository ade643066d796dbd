// verdict: violated
// error: deadlock
// twin: NotificationForAll
// Of two who wait in the monitor of a thread, one for its end, the notification may wake the wrong one.
package threads;

class NotificationTakenByJoin {
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
                worker.notify();
            }
        }).start();
        synchronized (worker) {
            while (!told) worker.wait();
        }
    }
}
