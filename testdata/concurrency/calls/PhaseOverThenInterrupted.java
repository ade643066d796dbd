// verdict: violated
// error:   java.lang.AssertionError
// twin:    PhaseOverNotInterrupted
// The phase may be over, and the interrupt come behind that, after the waiting thread has looked at the
// phase and before it looks whether it was interrupted.
package calls;

import java.util.concurrent.Phaser;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

class PhaseOverThenInterrupted {
    public static void main(String[] args) throws InterruptedException {
        Phaser phaser = new Phaser(1);
        Thread t = new Thread(() -> {
            try {
                assert phaser.awaitAdvanceInterruptibly(0, 5, TimeUnit.MILLISECONDS) == 1;
            } catch (TimeoutException e) {
                // it may come too late
            } catch (InterruptedException e) {
                assert phaser.getPhase() == 0 : "interrupted in a phase that was over";
            }
        });
        t.start();
        phaser.arrive();
        t.interrupt();
        t.join();
    }
}
