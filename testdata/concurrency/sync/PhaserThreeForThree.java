// verdict: safe
// Three meet, and three are registered.
package sync;

import java.util.concurrent.Phaser;

class PhaserThreeForThree {
    public static void main(String[] args) {
        Phaser phaser = new Phaser(3);
        for (int i = 0; i < 3; i++) {
            Thread thread = new Thread(phaser::arriveAndAwaitAdvance);
            thread.setDaemon(true);
            thread.start();
        }
        phaser.awaitAdvance(0);
        Thread.yield();
    }
}
