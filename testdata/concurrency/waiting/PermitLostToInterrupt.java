// verdict: violated
// error: deadlock
// twin: NotificationSurvivesInterrupt
// One permit for two who both insist on it: one of them waits for ever, whatever the interrupt did to the other.
package waiting;

class PermitLostToInterrupt {
    private int permits;

    synchronized void acquire() {
        while (permits == 0) {
            try {
                wait();
            } catch (InterruptedException e) { }
        }
        permits--;
    }

    public static void main(String[] args) {
        PermitLostToInterrupt s = new PermitLostToInterrupt();
        Thread a = new Thread(s::acquire), b = new Thread(s::acquire);
        a.start();
        b.start();
        synchronized (s) {
            s.permits++;
            s.notify();
        }
        a.interrupt();
    }
}
