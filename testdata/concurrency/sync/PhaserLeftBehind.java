// verdict: safe
// Who leaves has written before, and the others meet a second time without it.
package sync;

import java.util.concurrent.Phaser;

class PhaserLeftBehind {
    static int x, y;

    public static void main(String[] args) throws InterruptedException {
        Phaser phaser = new Phaser(3);
        Thread leaves = new Thread(() -> {
            x = 1;
            phaser.arriveAndDeregister();
        });
        Thread meets = new Thread(() -> {
            phaser.arriveAndAwaitAdvance();
            y = x;
            phaser.arriveAndAwaitAdvance();
        });
        leaves.start();
        meets.start();
        phaser.arriveAndAwaitAdvance();
        assert x == 1;
        phaser.arriveAndAwaitAdvance();
        assert y == 1;
    }
}
