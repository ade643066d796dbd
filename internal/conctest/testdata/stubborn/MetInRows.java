package stubborn;

import java.util.concurrent.CyclicBarrier;

/** Threads that meet between rows, each of which is made from the one before. */
class MetInRows {
    public static void main(String[] args) throws Exception {
        int n = 16;
        int[][] rows = new int[4][n];
        CyclicBarrier barrier = new CyclicBarrier(n);
        Thread[] threads = new Thread[n];
        for (int i = 0; i < n; i++) {
            int me = i;
            threads[i] = new Thread(() -> {
                try {
                    for (int row = 0; row < 3; row++) {
                        rows[row + 1][me] = rows[row][me] + rows[row][(me + 1) % n] + 1;
                        barrier.await();
                    }
                } catch (Exception e) {
                    throw new IllegalStateException(e);
                }
            });
            threads[i].start();
        }
        for (Thread t : threads) {
            t.join();
        }
        for (int v : rows[3]) {
            assert v == 7;
        }
    }
}
