// verdict: violated
// error: java.lang.AssertionError
// twin: SumFails
// Adding to an element fails, and then the sum is looked at, still under the lock.
package owned;

class SumFailsAndLooks {
    static final Object LOCK = new Object();
    static final int[] SUMS = new int[1];
    static int seen;

    public static void main(String[] args) throws InterruptedException {
        Thread a = new Thread(() -> {
            synchronized (LOCK) {
                SUMS[0] += 2;
            }
        });
        Thread b = new Thread(() -> {
            synchronized (LOCK) {
                try {
                    SUMS[1]++;
                } catch (IndexOutOfBoundsException e) {
                    seen = SUMS[0];
                }
            }
        });
        a.start();
        b.start();
        a.join();
        b.join();
        assert seen == 2;
    }
}
