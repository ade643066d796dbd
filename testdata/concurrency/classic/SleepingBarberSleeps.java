// verdict: violated
// error: deadlock
// twin: SleepingBarber
// The barber looks for customers outside the lock and falls asleep when one has just come and called.
package classic;

class SleepingBarberSleeps {
    private volatile int waiting;

    void visit() {
        synchronized (this) {
            waiting++;
            notify();
        }
    }

    void barber() {
        try {
            if (waiting == 0) {
                synchronized (this) { wait(); }
            }
            waiting--;
        } catch (InterruptedException e) { }
    }

    public static void main(String[] args) {
        SleepingBarberSleeps shop = new SleepingBarberSleeps();
        new Thread(shop::barber).start();
        shop.visit();
    }
}
