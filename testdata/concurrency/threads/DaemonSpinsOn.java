// verdict: violated
// error: deadlock
// twin: DaemonHandsOver
// Main waits for a word that nobody says, while a daemon goes round in circles: it will never end.
package threads;

class DaemonSpinsOn {
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
            word.wait();
        }
    }
}
