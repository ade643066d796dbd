// verdict: violated
// error: java.lang.AssertionError
// twin: SumsInAnyOrder
// What is added is set without the lock.
package owned;

class SumOfWhatIsSet {
    static final Object LOCK = new Object();
    static int sum;
    static volatile int each = 1;

    public static void main(String[] args) throws InterruptedException {
        Thread a = new Thread(() -> {
            each = 2;
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
