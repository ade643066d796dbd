// verdict: violated
// error: java.lang.AssertionError
// twin: SumsInAnyOrder
// Two places in a row may be one.
package owned;

class SumAtOnePlace {
    static final Object LOCK = new Object();
    static int[] sums = new int[2];
    static int[] same = sums;

    public static void main(String[] args) throws InterruptedException {
        Thread a = new Thread(() -> {
            synchronized (LOCK) {
                sums[0]++;
            }
        });
        Thread b = new Thread(() -> {
            synchronized (LOCK) {
                sums[1] += same[0];
            }
        });
        a.start();
        b.start();
        a.join();
        b.join();
        assert sums[1] == 1;
    }
}
