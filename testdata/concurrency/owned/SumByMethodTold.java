// verdict: violated
// error: java.lang.AssertionError
// twin: SumsByMethods
// One of them tells the sum.
package owned;

class SumByMethodTold {
    static int sum;
    static volatile int told;

    static synchronized int add(int n) {
        return sum += n;
    }

    public static void main(String[] args) throws InterruptedException {
        Thread a = new Thread(() -> {
            add(2);
        });
        Thread b = new Thread(() -> {
            told = add(3);
        });
        a.start();
        b.start();
        a.join();
        b.join();
        assert told == 5;
    }
}
