// verdict: safe
// Under sequential consistency one of the writes comes first, so the other thread reads it: not both can read 0.
package volatiles;

class StoreBuffer {
    static volatile int x, y;
    static int seenX = -1, seenY = -1;

    public static void main(String[] args) throws InterruptedException {
        Thread t = new Thread(() -> {
            x = 1;
            seenY = y;
        });
        t.start();
        y = 1;
        seenX = x;
        t.join();
        assert seenX == 1 || seenY == 1;
    }
}
