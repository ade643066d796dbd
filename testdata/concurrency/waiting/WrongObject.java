// verdict: violated
// error: deadlock
// twin: GuardedSignal
// The waiter waits on one object, the notifier notifies another; only a waiter that finds the flag set gets through.
package waiting;

class WrongObject {
    static final Object A = new Object(), B = new Object();
    static volatile boolean ready;

    public static void main(String[] args) throws InterruptedException {
        new Thread(() -> {
            ready = true;
            synchronized (B) { B.notifyAll(); }
        }).start();
        synchronized (A) {
            while (!ready) A.wait();
        }
    }
}
