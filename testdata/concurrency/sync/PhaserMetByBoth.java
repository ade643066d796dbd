// verdict: safe
// The phase is over when both have arrived, one of whom has written; who asks for the phase changes nothing.
package sync;

import java.util.concurrent.Phaser;

class PhaserMetByBoth {
    static int x;

    public static void main(String[] args) {
        Phaser phaser = new Phaser(2);
        new Thread(phaser::getPhase).start();
        new Thread(() -> {
            x = 1;
            phaser.arriveAndAwaitAdvance();
        }).start();
        int phase = phaser.arriveAndAwaitAdvance();
        assert x == 1 && phase == 1;
    }
}
