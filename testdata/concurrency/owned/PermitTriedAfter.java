// verdict: safe
// As PermitTriedBefore, the write comes last.
package owned;

import java.util.concurrent.Semaphore;

class PermitTriedAfter {
    static volatile boolean done;

    public static void main(String[] args) {
        Semaphore permits = new Semaphore(1, true);
        new Thread(() -> {
            permits.acquireUninterruptibly();
            permits.release();
            done = true;
        }).start();
        assert !done || permits.tryAcquire();
    }
}
