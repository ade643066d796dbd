// verdict: violated
// error: deadlock
// twin: SameLockOrder
// Each may have one of the two monitors; a thread that is blocked there keeps no other from running.
package virtual;

class LockOrder {
    public static void main(String[] args) throws InterruptedException {
        Object p = new Object(), q = new Object();
        Thread a = Thread.startVirtualThread(() -> both(p, q));
        Thread b = Thread.startVirtualThread(() -> both(q, p));
        a.join();
        b.join();
    }

    static void both(Object first, Object second) {
        synchronized (first) {
            synchronized (second) {
            }
        }
    }
}
