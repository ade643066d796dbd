// verdict: violated
// error: deadlock
// twin: GuardedSignal
// A notification that comes before the wait is lost; nobody sends another.
package waiting;

class MissedSignal {
    public static void main(String[] args) throws InterruptedException {
        Object lock = new Object();
        new Thread(() -> {
            synchronized (lock) { lock.notify(); }
        }).start();
        synchronized (lock) { lock.wait(); }
    }
}
