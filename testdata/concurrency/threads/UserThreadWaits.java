// verdict: violated
// error: deadlock
// twin: DaemonWaits
// A thread that is no daemon keeps the program from ending.
package threads;

class UserThreadWaits {
    public static void main(String[] args) {
        Object lock = new Object();
        Thread t = new Thread(() -> {
            synchronized (lock) {
                try {
                    lock.wait();
                } catch (InterruptedException e) { }
            }
        });
        t.setDaemon(false);
        t.start();
    }
}
