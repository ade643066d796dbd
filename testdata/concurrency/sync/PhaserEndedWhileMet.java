// verdict: violated
// error: java.lang.AssertionError
// twin: PhaserEndedBehind
// Who waits for the others goes on when somebody ends the phaser.
package sync;

import java.util.concurrent.Phaser;

class PhaserEndedWhileMet {
    static volatile int x;

    public static void main(String[] args) throws InterruptedException {
        Phaser phaser = new Phaser(3);
        Thread meets = new Thread(() -> {
            phaser.arriveAndAwaitAdvance();
            x = 1;
        });
        Thread ends = new Thread(phaser::forceTermination);
        meets.start();
        ends.start();
        int phase = phaser.arriveAndAwaitAdvance();
        meets.join();
        assert phase >= 0;
    }
}
