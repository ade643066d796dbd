// verdict: violated
// error: java.lang.AssertionError
// twin: PermitLookedAtAgain
// Who is about to wait for a phase finds it over, and is given a permit nevertheless: the next time it parks it does not wait.
package owned;

import java.util.concurrent.Phaser;
import java.util.concurrent.locks.LockSupport;

class PermitLeftByPhaser {
    private static volatile boolean went;

    public static void main(String[] args) throws Exception {
        Phaser phaser = new Phaser(1);
        Thread other = new Thread(() -> {
            phaser.awaitAdvance(0);
            LockSupport.park();
            went = true;
        });
        other.setDaemon(true);
        other.start();
        phaser.arrive();
        Thread.sleep(1000);
        assert !went : "a permit was left over";
    }
}
