// verdict: safe
// Each phase ends when all registered have arrived.
package sync;

import java.util.concurrent.Phaser;

class PhaserAdvances {
    static int a, b;

    public static void main(String[] args) {
        Phaser phaser = new Phaser(2);
        new Thread(() -> {
            a = 1;
            phaser.arriveAndAwaitAdvance();
            assert b == 1;
        }).start();
        b = 1;
        phaser.arriveAndAwaitAdvance();
        assert a == 1;
        assert phaser.getPhase() == 1;
    }
}
