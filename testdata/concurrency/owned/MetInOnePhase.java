// verdict: violated
// error: java.lang.AssertionError
// twin: MetInPhases
// All meet once: behind that one may write while another still reads.
package owned;

import java.util.concurrent.CyclicBarrier;

class MetInOnePhase {
    public static void main(String[] args) throws Exception {
        CyclicBarrier barrier = new CyclicBarrier(3);
        int[][] rows = new int[3][3];
        Thread[] threads = new Thread[3];
        for (int i = 0; i < 3; i++) {
            int me = i;
            threads[i] = new Thread(() -> {
                try {
                    for (int phase = 0; phase < 2; phase++) {
                        rows[phase + 1][me] = rows[phase][me] + rows[phase][(me + 1) % 3] + 1;
                        if (phase == 1) {
                            barrier.await();
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
        assert rows[2][0] == 3 && rows[2][1] == 3 && rows[2][2] == 3;
    }
}
