// verdict: safe
// A notification is never lost to an interrupt: if the one that was notified leaves its wait by the exception, another
// waiter returns in its place (JLS 17.2.4). So somebody takes the permit and main goes on.
package waiting;

class NotificationSurvivesInterrupt {
    private int permits, waiting, taken;

    synchronized void acquire() throws InterruptedException {
        waiting++;
        notifyAll();
        while (permits == 0) wait();
        permits--;
        taken++;
        notifyAll();
    }

    public static void main(String[] args) throws InterruptedException {
        NotificationSurvivesInterrupt s = new NotificationSurvivesInterrupt();
        Runnable r = () -> {
            try {
                s.acquire();
            } catch (InterruptedException e) { }
        };
        Thread a = new Thread(r), b = new Thread(r);
        a.start();
        b.start();
        synchronized (s) {
            while (s.waiting < 2) s.wait();
            s.permits++;
            s.notify();
            a.interrupt();
            while (s.taken == 0) s.wait();
        }
        b.interrupt();
    }
}
