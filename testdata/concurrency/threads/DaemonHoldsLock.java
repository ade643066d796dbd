// verdict: violated
// error: deadlock
// twin: DaemonLetsGo
// A daemon that has the lock goes round for ever, and main wants it.
package threads;

class DaemonHoldsLock {
    static volatile boolean has;
    static volatile int turns;

    public static void main(String[] args) {
        Object lock = new Object();
        Thread daemon = new Thread(() -> {
            synchronized (lock) {
                has = true;
                while (has) {
                    turns = 1 - turns;
                    Thread.yield();
                }
            }
        });
        daemon.setDaemon(true);
        daemon.start();
        synchronized (lock) {
            has = false;
        }
    }
}
