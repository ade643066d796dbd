// verdict: safe
// As PhaseOverThenInterrupted, but awaitAdvance is not ended by an interrupt: it is still there afterwards,
// unless it came later.
package calls;

import java.util.concurrent.Phaser;

class PhaseOverNotInterrupted {
    public static void main(String[] args) throws InterruptedException {
        Phaser phaser = new Phaser(1);
        Thread t = new Thread(() -> {
            assert phaser.awaitAdvance(0) == 1;
            while (!Thread.interrupted()) {
                Thread.yield();
            }
        });
        t.start();
        phaser.arrive();
        t.interrupt();
        t.join();
    }
}
