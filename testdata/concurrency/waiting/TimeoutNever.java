// verdict: violated
// error: deadlock
// set: +vm.timeout.model=never
// twin: TimeoutLastAlone
// oracle: skip
// Without timeouts, a timed wait that nobody notifies lasts for ever.
package waiting;

class TimeoutNever {
    public static void main(String[] args) throws InterruptedException {
        Object lock = new Object();
        Thread t = new Thread(() -> { });
        t.start();
        synchronized (lock) { lock.wait(1); }
        t.join(1);
    }
}
