// verdict: violated
// error: java.lang.AssertionError
// set: +vm.spurious_wakeups=true
// twin: SpuriousWhile
// oracle: skip
// With spurious wake-ups the wait can end before the flag is set.
package waiting;

class SpuriousIf {
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
