// verdict: violated
// error: java.lang.AssertionError
// oracle: skip
// twin: PhaserMetByBoth
// A third thread arrives in place of the one that writes. (Where both of them arrive before main, it waits for ever.)
package sync;

import java.util.concurrent.Phaser;

class PhaserMetByAnother {
    static int x;

    public static void main(String[] args) {
        Phaser phaser = new Phaser(2);
        new Thread(phaser::arrive).start();
        new Thread(() -> {
            x = 1;
            phaser.arriveAndAwaitAdvance();
        }).start();
        phaser.arriveAndAwaitAdvance();
        assert x == 1;
        phaser.arrive();
    }
}
