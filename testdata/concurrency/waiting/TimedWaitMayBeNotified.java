// verdict: violated
// error: java.lang.AssertionError
// twin: TimedWaitHandled
// The other outcome: a timed wait need not wait until its time is over.
package waiting;

class TimedWaitMayBeNotified {
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
            if (!ready) {
                lock.wait(1000);
                assert !ready;
            }
        }
    }
}
