// verdict: violated
// error: java.lang.IllegalStateException
// twin: PhaserThreeForThree
// Three meet where two are registered: the third may come when the two have arrived and the phase is not over.
package sync;

import java.util.concurrent.Phaser;

class PhaserThreeForTwo {
    public static void main(String[] args) {
        Phaser phaser = new Phaser(2);
        for (int i = 0; i < 3; i++) {
            Thread thread = new Thread(phaser::arriveAndAwaitAdvance);
            thread.setDaemon(true);
            thread.start();
        }
        phaser.awaitAdvance(0);
        Thread.yield();
    }
}
