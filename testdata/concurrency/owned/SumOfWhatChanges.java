// verdict: violated
// error: java.lang.AssertionError
// twin: SumsInAnyOrder
// What is added changes meanwhile.
package owned;

class SumOfWhatChanges {
    static final Object LOCK = new Object();
    static int sum, each = 1;

    public static void main(String[] args) throws InterruptedException {
        Thread a = new Thread(() -> {
            synchronized (LOCK) {
                each++;
            }
        });
        Thread b = new Thread(() -> {
            synchronized (LOCK) {
                sum += each;
            }
        });
        a.start();
        b.start();
        a.join();
        b.join();
        assert sum == 2;
    }
}
