// verdict: safe
// Two readers of two independent writes cannot disagree on which came first.
package volatiles;

class IndependentReads {
    static volatile int x, y;
    static int a, b, c, d;

    public static void main(String[] args) throws InterruptedException {
        Thread first = new Thread(() -> {
            a = x;
            b = y;
        });
        Thread second = new Thread(() -> {
            c = y;
            d = x;
        });
        Thread writer = new Thread(() -> y = 1);
        first.start();
        second.start();
        writer.start();
        x = 1;
        first.join();
        second.join();
        assert !(a == 1 && b == 0 && c == 1 && d == 0);
    }
}
