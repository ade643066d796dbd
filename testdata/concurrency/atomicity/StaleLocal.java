// verdict: violated
// error: java.lang.AssertionError
// twin: FreshLocal
// A value from one critical section is used in the next one, where it is old.
package atomicity;

class StaleLocal {
    static int n;

    static void increment() {
        int copy;
        synchronized (StaleLocal.class) { copy = n; }
        synchronized (StaleLocal.class) { n = copy + 1; }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread t = new Thread(StaleLocal::increment);
        t.start();
        increment();
        t.join();
        assert n == 2;
    }
}
