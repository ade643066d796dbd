// verdict: violated
// error: java.lang.AssertionError
// twin: SumsInAnyOrder
// Where is added depends on another sum.
package owned;

class SumAtPlace {
    static final Object LOCK = new Object();
    static int place;
    static int[] sums = new int[2];

    public static void main(String[] args) throws InterruptedException {
        Thread a = new Thread(() -> {
            synchronized (LOCK) {
                place++;
            }
        });
        Thread b = new Thread(() -> {
            synchronized (LOCK) {
                sums[place]++;
            }
        });
        a.start();
        b.start();
        a.join();
        b.join();
        assert sums[1] == 1;
    }
}
