// verdict: violated
// error: java.lang.AssertionError
// twin: SharedLock
// A lock that is made anew for every call excludes nobody.
package monitors;

class PrivateLocks {
    static int n;

    static void increment() {
        Object lock = new Object();
        synchronized (lock) { n++; }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread t = new Thread(PrivateLocks::increment);
        t.start();
        increment();
        t.join();
        assert n == 2;
    }
}
