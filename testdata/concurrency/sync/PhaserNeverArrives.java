// verdict: violated
// error: deadlock
// twin: PhaserDeregisters
// A registered party that ends without arriving holds all others up.
package sync;

import java.util.concurrent.Phaser;

class PhaserNeverArrives {
    static volatile boolean skip;

    public static void main(String[] args) {
        Phaser phaser = new Phaser(2);
        new Thread(() -> {
            if (skip) return;
            phaser.arrive();
        }).start();
        skip = true;
        phaser.arriveAndAwaitAdvance();
    }
}
