// verdict: violated
// error: java.lang.AssertionError
// twin: Joined
// yield lets others run, but makes nobody run.
package threads;

class YieldIsNoOrder {
    static volatile int n;

    public static void main(String[] args) {
        new Thread(() -> n = 1).start();
        Thread.yield();
        Thread.yield();
        assert n == 1;
    }
}
