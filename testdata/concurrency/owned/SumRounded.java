// verdict: violated
// error: java.lang.AssertionError
// twin: SumsInAnyOrder
// Sums of floating-point numbers depend on the order.
package owned;

class SumRounded {
    static final Object LOCK = new Object();
    static float sum = 1e8f;

    public static void main(String[] args) throws InterruptedException {
        Thread a = new Thread(() -> {
            synchronized (LOCK) {
                sum += 5;
            }
        });
        Thread b = new Thread(() -> {
            synchronized (LOCK) {
                sum -= 1e8f;
            }
        });
        a.start();
        b.start();
        a.join();
        b.join();
        assert sum == 5;
    }
}
