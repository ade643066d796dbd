// verdict: safe
// Who has told that it goes on waits no more.
package threads;

import java.util.concurrent.locks.LockSupport;

class WokenHasGoneOn {
    static volatile boolean on;

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> {
            LockSupport.park(); // nothing but the permit wakes it
            on = true;
        });
        t.start();
        while (t.getState() != Thread.State.WAITING) Thread.yield();
        LockSupport.unpark(t);
        while (!on) Thread.yield();
        assert t.getState() != Thread.State.WAITING;
    }
}
