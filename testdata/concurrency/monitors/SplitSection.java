// verdict: violated
// error: java.lang.AssertionError
// twin: LostUpdateSynchronized
// Each access is locked, but reading and writing are two critical sections.
package monitors;

class SplitSection {
    static int n;

    static synchronized int get() { return n; }

    static synchronized void set(int v) { n = v; }

    public static void main(String[] args) throws InterruptedException {
        Thread t = new Thread(() -> set(get() + 1));
        t.start();
        set(get() + 1);
        t.join();
        assert n == 2;
    }
}
