// verdict: violated
// error: java.lang.AssertionError
// twin: PhaserAdvances
// The thread registers itself when it runs: main, the only party until then, may pass the phase alone.
package sync;

import java.util.concurrent.Phaser;

class PhaserRegistersLate {
    static volatile int a;

    public static void main(String[] args) {
        Phaser phaser = new Phaser(1);
        new Thread(() -> {
            phaser.register();
            a = 1;
            phaser.arriveAndDeregister();
        }).start();
        phaser.arriveAndAwaitAdvance();
        assert a == 1;
    }
}
