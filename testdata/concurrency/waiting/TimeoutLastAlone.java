// verdict: safe
// set: +vm.timeout.model=last
// Nobody notifies; when nothing else can happen the time is over.
package waiting;

class TimeoutLastAlone {
    public static void main(String[] args) throws InterruptedException {
        Object lock = new Object();
        Thread t = new Thread(() -> { });
        t.start();
        synchronized (lock) { lock.wait(1); }
        t.join(1);
    }
}
