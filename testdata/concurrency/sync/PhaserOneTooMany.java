// verdict: violated
// error: java.lang.IllegalStateException
// twin: PhaserAllRegistered
// One is registered, two arrive: the second may come when the first has arrived and the
// phase is not over yet.
package sync;

import java.util.concurrent.Phaser;

class PhaserOneTooMany {
    public static void main(String[] args) {
        Phaser phaser = new Phaser(1);
        new Thread(phaser::arriveAndAwaitAdvance).start();
        phaser.arriveAndAwaitAdvance();
    }
}
