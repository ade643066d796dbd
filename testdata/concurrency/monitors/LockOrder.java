// verdict: violated
// error: deadlock
// twin: LockOrderSame
// Each thread can take its first lock before the other takes its second.
package monitors;

class LockOrder {
    static final Object A = new Object(), B = new Object();

    public static void main(String[] args) {
        new Thread(() -> {
            synchronized (A) { synchronized (B) { } }
        }).start();
        synchronized (B) { synchronized (A) { } }
    }
}
