// verdict: violated
// error: java.lang.AssertionError
// twin: SpinsUntilSeen
// oracle: skip
// main loops for ever if it looked too early, without looking again; the other thread may still be quicker.
package threads;

class SpinsUnlessSeen {
    static int n;

    public static void main(String[] args) {
        new Thread(() -> n = 1).start();
        if (n == 0) {
            while (true) Thread.onSpinWait();
        }
        assert n == 0;
    }
}
