// verdict: safe
// Who has the first monitor gets the second.
package virtual;

class SameLockOrder {
    public static void main(String[] args) throws InterruptedException {
        Object p = new Object(), q = new Object();
        Thread a = Thread.startVirtualThread(() -> both(p, q));
        Thread b = Thread.startVirtualThread(() -> both(p, q));
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
