// verdict: violated
// error: java.lang.AssertionError
// twin: SumsInAnyOrder
// What does not fit is cut, and then it matters where from.
package owned;

class SumShort {
    static final Object LOCK = new Object();
    static byte sum = 127;
    static int low;

    public static void main(String[] args) throws InterruptedException {
        Thread a = new Thread(() -> {
            synchronized (LOCK) {
                sum++;
                low = sum;
            }
        });
        Thread b = new Thread(() -> {
            synchronized (LOCK) {
                sum--;
            }
        });
        a.start();
        b.start();
        a.join();
        b.join();
        assert low == 127;
    }
}
