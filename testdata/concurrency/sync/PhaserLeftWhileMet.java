// verdict: violated
// error: java.lang.AssertionError
// twin: PhaserLeftBehind
// Who leaves before it has written lets the others go on.
package sync;

import java.util.concurrent.Phaser;

class PhaserLeftWhileMet {
    static int x;

    public static void main(String[] args) throws InterruptedException {
        Phaser phaser = new Phaser(3);
        Thread leaves = new Thread(() -> {
            phaser.arriveAndDeregister();
            x = 1;
        });
        Thread meets = new Thread(phaser::arriveAndAwaitAdvance);
        leaves.start();
        meets.start();
        phaser.arriveAndAwaitAdvance();
        assert x == 1;
        meets.join();
    }
}
