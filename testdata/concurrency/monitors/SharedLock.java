// verdict: safe
// Both calls lock the same object.
package monitors;

class SharedLock {
    static final Object LOCK = new Object();
    static int n;

    static void increment() {
        synchronized (LOCK) { n++; }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread t = new Thread(SharedLock::increment);
        t.start();
        increment();
        t.join();
        assert n == 2;
    }
}
