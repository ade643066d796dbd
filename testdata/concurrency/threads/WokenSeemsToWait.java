// verdict: violated
// error: java.lang.AssertionError
// twin: WokenHasGoneOn
// A thread that was woken is seen to wait until it takes a step.
package threads;

import java.util.concurrent.locks.LockSupport;

class WokenSeemsToWait {
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(LockSupport::park);
        t.start();
        while (t.getState() != Thread.State.WAITING) Thread.yield();
        LockSupport.unpark(t);
        assert t.getState() != Thread.State.WAITING;
    }
}
