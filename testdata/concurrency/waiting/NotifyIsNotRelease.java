// verdict: safe
// The notified thread cannot go on before the notifier has left its block.
package waiting;

class NotifyIsNotRelease {
    static boolean ready;
    static int value;

    public static void main(String[] args) throws InterruptedException {
        Object lock = new Object();
        new Thread(() -> {
            synchronized (lock) {
                ready = true;
                lock.notify();
                value = 1;
            }
        }).start();
        synchronized (lock) {
            while (!ready) lock.wait();
            assert value == 1;
        }
    }
}
