// verdict: safe
// The flag remembers a notification that came early.
package waiting;

class GuardedSignal {
    static boolean signalled;

    public static void main(String[] args) throws InterruptedException {
        Object lock = new Object();
        new Thread(() -> {
            synchronized (lock) {
                signalled = true;
                lock.notify();
            }
        }).start();
        synchronized (lock) {
            while (!signalled) lock.wait();
        }
    }
}
