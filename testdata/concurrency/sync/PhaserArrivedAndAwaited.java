// verdict: safe
// Who arrives for the next phase has seen the end of this one.
package sync;

import java.util.concurrent.Phaser;

class PhaserArrivedAndAwaited {
    public static void main(String[] args) {
        Phaser phaser = new Phaser(3);
        new Thread(phaser::arrive).start();
        phaser.arrive();
        phaser.awaitAdvance(phaser.arrive());
        phaser.arrive();
    }
}
