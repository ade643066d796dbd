// verdict: violated
// error: java.lang.AssertionError
// twin: StoreBuffer
// Both can read 1: each write before each read.
package volatiles;

class StoreBufferBoth {
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
        assert seenX == 0 || seenY == 0;
    }
}
