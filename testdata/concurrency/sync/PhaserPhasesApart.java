// verdict: violated
// error: java.lang.AssertionError
// twin: PhaserPhases
// One meeting in a round is not enough: a neighbour may write for the next one before this one has read.
package sync;

import java.util.concurrent.Phaser;

class PhaserPhasesApart {
    public static void main(String[] args) throws InterruptedException {
        int n = 3;
        Phaser phaser = new Phaser(n);
        int[] written = new int[n];
        Thread[] threads = new Thread[n];
        for (int i = 0; i < n; i++) {
            int me = i;
            threads[i] = new Thread(() -> {
                for (int round = 1; round <= 2; round++) {
                    written[me] = round;
                    phaser.arriveAndAwaitAdvance();
                    assert written[(me + 1) % n] == round;
                }
            });
            threads[i].start();
        }
        for (Thread thread : threads) {
            thread.join();
        }
    }
}
