// verdict: violated
// error: java.lang.AssertionError
// twin: ParkUsesUpPermit
// The time may be over before the permit comes, which is there for the second park then,
// and the thread looks at x even later.
package locks;

import java.util.concurrent.locks.LockSupport;

class ParkTimedOutBeforePermit {
    static volatile int x;

    public static void main(String[] args) throws InterruptedException {
        Thread t = new Thread(() -> {
            LockSupport.parkNanos(1000);
            int seen = x;
            LockSupport.park();
            assert seen == 0;
        });
        t.setDaemon(true); // the second park may have no end
        t.start();
        LockSupport.unpark(t);
        x = 1;
        t.join(1000);
    }
}
