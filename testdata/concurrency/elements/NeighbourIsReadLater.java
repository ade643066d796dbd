// verdict: safe
// As NeighbourIsRead, but it waits for the neighbour's end.
package elements;

class NeighbourIsReadLater {
    static final int[] slots = new int[4];

    public static void main(String[] args) throws InterruptedException {
        Thread[] threads = new Thread[4];
        for (int i = 0; i < 4; i++) {
            int k = i;
            threads[i] = new Thread(() -> {
                slots[k] = k + 1;
                slots[k] *= 2;
                if (k == 3) {
                    try {
                        threads[2].join();
                    } catch (InterruptedException e) {
                        throw new AssertionError(e);
                    }
                    assert slots[2] == 6;
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
