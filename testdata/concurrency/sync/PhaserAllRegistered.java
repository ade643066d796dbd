// verdict: safe
// Both who arrive are registered.
package sync;

import java.util.concurrent.Phaser;

class PhaserAllRegistered {
    public static void main(String[] args) {
        Phaser phaser = new Phaser(2);
        new Thread(phaser::arriveAndAwaitAdvance).start();
        phaser.arriveAndAwaitAdvance();
    }
}
