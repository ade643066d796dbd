// verdict: violated
// error: java.lang.AssertionError
// twin: NeighbourIsReadLater
// Each thread writes its own element, and one of them reads its neighbour's before that has ended.
package elements;

class NeighbourIsRead {
    static final int[] slots = new int[4];

    public static void main(String[] args) throws InterruptedException {
        Thread[] threads = new Thread[4];
        for (int i = 0; i < 4; i++) {
            int k = i;
            threads[i] = new Thread(() -> {
                slots[k] = k + 1;
                slots[k] *= 2;
                if (k == 3) {
                    assert slots[2] != 3;
                }
            });
        }
        for (Thread t : threads) {
            t.start();
        }
        for (Thread t : threads) {
            t.join();
        }
    }
}
