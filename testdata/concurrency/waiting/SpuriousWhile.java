// verdict: safe
// set: +vm.spurious_wakeups=true
// Who wakes without a reason tests again and goes back to sleep.
package waiting;

class SpuriousWhile {
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
            while (!ready) lock.wait();
            assert ready;
        }
    }
}
