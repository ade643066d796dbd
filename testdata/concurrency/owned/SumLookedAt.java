// verdict: violated
// error: java.lang.AssertionError
// twin: SumsInAnyOrder
// One looks at the sum, still under the lock.
package owned;

class SumLookedAt {
    static final Object LOCK = new Object();
    static int sum;
    static boolean seen;

    public static void main(String[] args) throws InterruptedException {
        Thread a = new Thread(() -> {
            synchronized (LOCK) {
                sum += 2;
            }
        });
        Thread b = new Thread(() -> {
            synchronized (LOCK) {
                sum += 3;
                if (sum == 3) {
                    seen = true;
                }
            }
        });
        a.start();
        b.start();
        a.join();
        b.join();
        assert !seen;
    }
}
