// verdict: violated
// error: deadlock
// twin: DaemonHandsOver
// The daemon says the word in its first round only, maybe before main listens. Later rounds take and give back the lock, so
// that main would have its turn if it waited for the lock; but it waits for the word.
package threads;

class DaemonSaysItOnce {
    public static void main(String[] args) throws InterruptedException {
        Object word = new Object();
        Thread daemon = new Thread(() -> {
            synchronized (word) {
                word.notify();
            }
            while (true) {
                synchronized (word) {
                    Thread.yield();
                }
            }
        });
        daemon.setDaemon(true);
        daemon.start();
        synchronized (word) {
            word.wait();
        }
    }
}
