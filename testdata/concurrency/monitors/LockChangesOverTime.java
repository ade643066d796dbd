// verdict: violated
// error: java.lang.AssertionError
// twin: LockKeptOnEveryPath
// First everyone uses lock A, later everyone uses lock B; but later does not begin for both at the same time.
package monitors;

class LockChangesOverTime {
    static final Object A = new Object(), B = new Object();
    static volatile Object lock = A;
    static int n;

    static void increment() {
        Object mine = lock;
        synchronized (mine) { n++; }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread t = new Thread(LockChangesOverTime::increment);
        t.start();
        lock = B;
        increment();
        t.join();
        assert n == 2;
    }
}
