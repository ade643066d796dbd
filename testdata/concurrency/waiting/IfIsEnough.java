// verdict: safe
// One waiter, one notifier, no spurious wake-up: an if is as good as a while.
package waiting;

class IfIsEnough {
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
            if (!ready) lock.wait();
            assert ready;
        }
    }
}
