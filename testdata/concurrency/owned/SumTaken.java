// verdict: violated
// error: java.lang.AssertionError
// twin: SumsInAnyOrder
// One keeps what the sum was.
package owned;

class SumTaken {
    static final Object LOCK = new Object();
    static int sum;
    static volatile int was;

    public static void main(String[] args) throws InterruptedException {
        Thread a = new Thread(() -> {
            synchronized (LOCK) {
                sum += 2;
            }
        });
        Thread b = new Thread(() -> {
            int before;
            synchronized (LOCK) {
                before = sum++;
            }
            was = before;
        });
        a.start();
        b.start();
        a.join();
        b.join();
        assert was == 2;
    }
}
