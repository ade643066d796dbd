// verdict: safe
// The phaser is ended by the one that comes last, when all have met.
package sync;

import java.util.concurrent.Phaser;

class PhaserEndedBehind {
    static volatile int x;

    public static void main(String[] args) throws InterruptedException {
        Phaser phaser = new Phaser(3);
        Thread meets = new Thread(() -> {
            phaser.arriveAndAwaitAdvance();
            x = 1;
            phaser.arriveAndAwaitAdvance();
        });
        Thread ends = new Thread(() -> {
            phaser.arriveAndAwaitAdvance();
            phaser.arriveAndDeregister();
            phaser.awaitAdvance(1);
            phaser.forceTermination();
        });
        meets.start();
        ends.start();
        phaser.arriveAndAwaitAdvance();
        phaser.arriveAndAwaitAdvance();
        assert x == 1;
        meets.join();
        assert x == 1;
    }
}
