// verdict: safe
// Whoever holds A can take B, as nobody holds B without A: no cycle of waiting is possible.
package monitors;

class LockOrderSame {
    static final Object A = new Object(), B = new Object();

    public static void main(String[] args) {
        new Thread(() -> {
            synchronized (A) { synchronized (B) { } }
        }).start();
        synchronized (A) { synchronized (B) { } }
    }
}
