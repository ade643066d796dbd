// verdict: safe
// No arrival is lost: who comes late is counted in a phase, or leaves it.
package calls;

import java.util.concurrent.Phaser;

class PhaserWhole {
    public static void main(String[] args) throws Exception {
        Phaser phaser = new Phaser(1);
        Thread t = new Thread(() -> {
            phaser.register();
            phaser.arriveAndDeregister();
        });
        t.start();
        int registered = phaser.getRegisteredParties();
        int phase = phaser.arriveAndAwaitAdvance();
        t.join();
        System.out.println(registered + " " + phase + " " + phaser.getPhase());
        assert phase >= 1 && phaser.getRegisteredParties() == 1 && phaser.getUnarrivedParties() == 1;
    }
}
