// verdict: safe
// Adding to an element fails, and the lock is given up.
package owned;

class SumFails {
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
            try {
                synchronized (LOCK) {
                    SUMS[1]++;
                }
            } catch (IndexOutOfBoundsException e) {
                seen = 2;
            }
        });
        a.start();
        b.start();
        a.join();
        b.join();
        assert seen == 2 && SUMS[0] == 2;
    }
}
