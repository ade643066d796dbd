// verdict: safe
// In the next phase nobody has arrived.
package calls;

import java.util.concurrent.Phaser;

class PhaserNextPhase {
    public static void main(String[] args) throws Exception {
        Phaser phaser = new Phaser(2);
        new Thread(() -> {
            phaser.arrive();
            phaser.arrive();
        }).start();
        phaser.awaitAdvance(0);
        assert phaser.getPhase() == 1 && phaser.getArrivedParties() == 0;
    }
}
