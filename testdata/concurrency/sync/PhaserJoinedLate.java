// verdict: violated
// error: java.lang.AssertionError
// twin: PhaserJoinedInTime
// One more registers itself: the phase may end before that, or wait for it.
package sync;

import java.util.concurrent.Phaser;

class PhaserJoinedLate {
    static volatile int x;

    public static void main(String[] args) throws InterruptedException {
        Phaser phaser = new Phaser(2);
        Thread meets = new Thread(phaser::arriveAndAwaitAdvance);
        Thread joins = new Thread(() -> {
            phaser.register();
            x = 1;
            phaser.arriveAndDeregister();
        });
        meets.start();
        joins.start();
        phaser.arriveAndAwaitAdvance();
        assert x == 1;
    }
}
