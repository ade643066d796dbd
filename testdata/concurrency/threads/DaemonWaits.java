// verdict: safe
// The program ends with main: a daemon that waits for ever is no deadlock.
package threads;

class DaemonWaits {
    public static void main(String[] args) {
        Object lock = new Object();
        Thread t = new Thread(() -> {
            synchronized (lock) {
                try {
                    lock.wait();
                } catch (InterruptedException e) { }
            }
        });
        t.setDaemon(true);
        t.start();
    }
}
