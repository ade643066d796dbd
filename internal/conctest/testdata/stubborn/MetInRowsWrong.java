package stubborn;

import java.util.concurrent.CyclicBarrier;

/** One of those who meet does not wait for the last row but one. */
class MetInRowsWrong {
    public static void main(String[] args) throws Exception {
        int n = 16;
        int[][] rows = new int[4][n];
        CyclicBarrier barrier = new CyclicBarrier(n);
        CyclicBarrier others = new CyclicBarrier(n - 1);
        Thread[] threads = new Thread[n];
        for (int i = 0; i < n; i++) {
            int me = i;
            threads[i] = new Thread(() -> {
                try {
                    for (int row = 0; row < 3; row++) {
                        rows[row + 1][me] = rows[row][me] + rows[row][(me + 1) % n] + 1;
                        if (row < 2) {
                            barrier.await();
                        } else if (me != 5) {
                            others.await();
                        }
                        if (row == 2 && me == 4) {
                            assert rows[3][5] == 7;
                        }
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
    }
}
