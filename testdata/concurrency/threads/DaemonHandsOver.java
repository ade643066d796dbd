// verdict: safe
// The daemon says the word in each round, under the lock under which main looks for it.
package threads;

class DaemonHandsOver {
    static int rounds;

    public static void main(String[] args) throws InterruptedException {
        Object word = new Object();
        Thread daemon = new Thread(() -> {
            while (true) {
                synchronized (word) {
                    rounds = 1;
                    word.notify();
                }
            }
        });
        daemon.setDaemon(true);
        daemon.start();
        synchronized (word) {
            while (rounds == 0) {
                word.wait();
            }
        }
    }
}
