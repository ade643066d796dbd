// verdict: safe
// Main waits for a second at most; that the daemon goes on does not keep time from passing.
package threads;

class DaemonTimesOut {
    static volatile int turns;

    public static void main(String[] args) throws InterruptedException {
        Thread daemon = new Thread(() -> {
            while (true) {
                turns = 1 - turns;
            }
        });
        daemon.setDaemon(true);
        daemon.start();
        Object word = new Object();
        synchronized (word) {
            word.wait(1000);
        }
    }
}
