// verdict: safe
// Threads meet before they read what a neighbour has written, and again before they write anew.
package sync;

import java.util.concurrent.Phaser;

class PhaserPhases {
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
                    phaser.arriveAndAwaitAdvance();
                }
            });
            threads[i].start();
        }
        for (Thread thread : threads) {
            thread.join();
        }
    }
}
