// verdict: violated
// error: java.lang.AssertionError
// twin: ParkUsesUpPermit
// Who is interrupted does not park. The permit may come after that, before the thread
// looks at x, and is there for the second park.
package locks;

import java.util.concurrent.locks.LockSupport;

class ParkInterruptedBeforePermit {
    static volatile int x;

    public static void main(String[] args) throws InterruptedException {
        Thread t = new Thread(() -> {
            LockSupport.park();
            int seen = x;
            Thread.interrupted();
            LockSupport.park();
            assert seen == 0;
        });
        t.setDaemon(true); // the second park may have no end
        t.interrupt();
        t.start();
        LockSupport.unpark(t);
        x = 1;
        t.join(1000);
    }
}
