// verdict: violated
// error: java.lang.AssertionError
// twin: PhaserWhole
// Main can see the phase after the first of two arrivals.
package calls;

import java.util.concurrent.Phaser;

class PhaserBetween {
    public static void main(String[] args) throws Exception {
        Phaser phaser = new Phaser(2);
        Thread t = new Thread(() -> {
            phaser.arrive();
            phaser.arrive();
        });
        t.start();
        int arrived = phaser.getArrivedParties(), phase = phaser.getPhase();
        System.out.println(arrived + " " + phase);
        assert arrived != 1;
    }
}
