// verdict: violated
// error: java.lang.AssertionError
// twin: PhaserNextPhase
// All have arrived for a moment, before the next phase begins.
package calls;

import java.util.concurrent.Phaser;

class PhaserAllArrived {
    public static void main(String[] args) throws Exception {
        Phaser phaser = new Phaser(2);
        new Thread(() -> {
            phaser.arrive();
            phaser.arrive();
        }).start();
        int arrived = phaser.getArrivedParties();
        assert arrived != 2;
    }
}
