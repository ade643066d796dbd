// verdict: violated
// error: java.lang.AssertionError
// twin: CaughtErrorHidesNothing
// The thread's exception is caught when it looked early; the value it needs for the failing branch is written by main
// later than all that the first paths see.
package threads;

class ErrorHidesSharing {
    static int n, m;

    public static void main(String[] args) {
        Thread t = new Thread(() -> {
            int seen = n;
            if (seen == 0) return;
            assert m == 0;
        });
        t.start();
        n = 1;
        if (t.isAlive()) m = 1;
    }
}
