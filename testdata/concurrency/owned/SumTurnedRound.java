// verdict: violated
// error: java.lang.AssertionError
// twin: SumsInAnyOrder
// What is subtracted from changes its sign.
package owned;

class SumTurnedRound {
    static final Object LOCK = new Object();
    static int sum = 1;

    public static void main(String[] args) throws InterruptedException {
        Thread a = new Thread(() -> {
            synchronized (LOCK) {
                sum += 2;
            }
        });
        Thread b = new Thread(() -> {
            synchronized (LOCK) {
                sum = 10 - sum;
            }
        });
        a.start();
        b.start();
        a.join();
        b.join();
        assert sum == 7;
    }
}
