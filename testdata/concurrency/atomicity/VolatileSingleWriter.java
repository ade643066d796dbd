// verdict: safe
// With one writer nothing can come between its reading and writing.
package atomicity;

class VolatileSingleWriter {
    static volatile int n;

    public static void main(String[] args) throws InterruptedException {
        Thread t = new Thread(() -> {
            n++;
            n++;
        });
        t.start();
        int seen = n;
        assert seen >= 0 && seen <= 2;
        t.join();
        assert n == 2;
    }
}
