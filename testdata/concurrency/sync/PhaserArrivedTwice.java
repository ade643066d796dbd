// verdict: violated
// error: java.lang.IllegalStateException
// twin: PhaserArrivedAndAwaited
// Both have arrived, but the phase is not over yet when one of them arrives for the next.
package sync;

import java.util.concurrent.Phaser;

class PhaserArrivedTwice {
    public static void main(String[] args) {
        Phaser phaser = new Phaser(3);
        new Thread(phaser::arrive).start();
        phaser.arrive();
        phaser.arrive();
        phaser.arrive();
    }
}
