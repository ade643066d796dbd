// verdict: violated
// error: java.lang.AssertionError
// twin: SumsInAnyOrder
// What one adds to the other adds to its own sum.
package owned;

class SumOfSums {
    static final Object LOCK = new Object();
    static int sum = 1;
    static int all;

    public static void main(String[] args) throws InterruptedException {
        Thread a = new Thread(() -> {
            synchronized (LOCK) {
                sum += 2;
            }
        });
        Thread b = new Thread(() -> {
            synchronized (LOCK) {
                all += sum;
            }
        });
        a.start();
        b.start();
        a.join();
        b.join();
        assert all == 3;
    }
}
