// verdict: safe
// Both outcomes are provided for.
package waiting;

class TimedWaitHandled {
    static boolean ready;

    public static void main(String[] args) throws InterruptedException {
        Object lock = new Object();
        Thread t = new Thread(() -> {
            synchronized (lock) {
                ready = true;
                lock.notify();
            }
        });
        t.start();
        boolean inTime;
        synchronized (lock) {
            if (!ready) lock.wait(100);
            inTime = ready;
        }
        if (!inTime) t.join();
        assert ready;
    }
}
