// verdict: violated
// error: java.lang.AssertionError
// twin: NotifyIsNotRelease
// Here the value is written after the block, which the woken thread does not wait for.
package waiting;

class NotifyThenRelease {
    static boolean ready;
    static volatile int value;

    public static void main(String[] args) throws InterruptedException {
        Object lock = new Object();
        new Thread(() -> {
            synchronized (lock) {
                ready = true;
                lock.notify();
            }
            value = 1;
        }).start();
        synchronized (lock) {
            while (!ready) lock.wait();
        }
        assert value == 1;
    }
}
