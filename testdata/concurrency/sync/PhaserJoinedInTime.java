// verdict: safe
// One more is registered before anybody can have arrived.
package sync;

import java.util.concurrent.Phaser;

class PhaserJoinedInTime {
    static volatile int x;

    public static void main(String[] args) throws InterruptedException {
        Phaser phaser = new Phaser(2);
        Thread meets = new Thread(phaser::arriveAndAwaitAdvance);
        Thread joins = new Thread(() -> {
            x = 1;
            phaser.arriveAndDeregister();
        });
        phaser.register();
        meets.start();
        joins.start();
        phaser.arriveAndAwaitAdvance();
        assert x == 1;
        meets.join();
    }
}
