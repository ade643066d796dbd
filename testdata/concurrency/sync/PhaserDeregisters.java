// verdict: safe
// Who leaves early deregisters.
package sync;

import java.util.concurrent.Phaser;

class PhaserDeregisters {
    static volatile boolean skip;

    public static void main(String[] args) {
        Phaser phaser = new Phaser(2);
        new Thread(() -> {
            if (skip) {
                phaser.arriveAndDeregister();
                return;
            }
            phaser.arrive();
        }).start();
        skip = true;
        phaser.arriveAndAwaitAdvance();
    }
}
