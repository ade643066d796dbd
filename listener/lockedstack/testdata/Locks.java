public class Locks {
    static final Object lock = new Object();

    static synchronized void outer() {
        inner(2);
    }

    static void inner(int n) {
        if (n > 0) {
            inner(n - 1);
            return;
        }
        synchronized (lock) {
            synchronized (lock) { // owned already
                lock.notify();
            }
        }
    }

    public static void main(String[] args) {
        outer();
        inner(0);
    }
}
