// verdict: violated
// error: java.lang.AssertionError
// twin: VolatileSingleWriter
// volatile does not make ++ one step.
package atomicity;

class VolatileIncrement {
    static volatile int n;

    public static void main(String[] args) throws InterruptedException {
        Thread t = new Thread(() -> n++);
        t.start();
        n++;
        t.join();
        assert n == 2;
    }
}
