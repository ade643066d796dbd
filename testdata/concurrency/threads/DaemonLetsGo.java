// verdict: safe
// The daemon goes round for ever, but gives the lock back in each round; and main ends by itself.
package threads;

class DaemonLetsGo {
    static volatile int turns;

    public static void main(String[] args) {
        Object lock = new Object();
        Thread daemon = new Thread(() -> {
            while (true) {
                synchronized (lock) {
                    turns = 1 - turns;
                }
            }
        });
        daemon.setDaemon(true);
        daemon.start();
        synchronized (lock) {
            turns = 2;
        }
    }
}
