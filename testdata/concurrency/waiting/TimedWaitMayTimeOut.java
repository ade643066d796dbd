// verdict: violated
// error: java.lang.AssertionError
// twin: TimedWaitHandled
// The time may be over before the notification: a timed wait proves nothing when it returns.
package waiting;

class TimedWaitMayTimeOut {
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
