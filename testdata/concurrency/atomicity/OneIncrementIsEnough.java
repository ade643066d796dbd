// verdict: violated
// error: java.lang.AssertionError
// twin: OneAtLeast
// Two threads that add 1 twice can end with 2: each reads what the other's later write destroys. (With n++ it is
// read 0, other all but its last write, write 1, other reads 1, this finishes, other writes 2.)
package atomicity;

class OneIncrementIsEnough {
    static volatile int n;

    static void twice() {
        n++;
        n++;
    }

    public static void main(String[] args) throws InterruptedException {
        Thread t = new Thread(OneIncrementIsEnough::twice);
        t.start();
        twice();
        t.join();
        assert n != 2;
    }
}
