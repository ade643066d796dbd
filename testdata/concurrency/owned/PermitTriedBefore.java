// verdict: violated
// error: java.lang.AssertionError
// twin: PermitTriedAfter
// The permit comes back behind the last write: who tries to get it meanwhile fails.
package owned;

import java.util.concurrent.Semaphore;

class PermitTriedBefore {
    static volatile boolean done;

    public static void main(String[] args) {
        Semaphore permits = new Semaphore(1, true);
        new Thread(() -> {
            permits.acquireUninterruptibly();
            done = true;
            permits.release();
        }).start();
        assert !done || permits.tryAcquire();
    }
}
