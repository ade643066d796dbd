// verdict: safe
// set: +vm.timeout.model=last
// oracle: skip
// With timeouts only when nothing else can happen, the notification, which is always possible, comes first.
package waiting;

class TimeoutLast {
    static boolean ready;

    public static void main(String[] args) throws InterruptedException {
        Object lock = new Object();
        new Thread(() -> {
            synchronized (lock) {
                ready = true;
                lock.notify();
            }
        }).start();
        synchronized (lock) {
            if (!ready) lock.wait(1);
            assert ready;
        }
    }
}
