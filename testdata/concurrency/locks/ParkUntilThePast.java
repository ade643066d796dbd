// verdict: violated
// error: deadlock
// twin: ParkUntilThePastTwice
// The permit is used up by who parks until a time that is over long since.
package locks;

import java.util.concurrent.locks.LockSupport;

class ParkUntilThePast {
    public static void main(String[] args) {
        LockSupport.unpark(Thread.currentThread());
        LockSupport.parkUntil(0);
        LockSupport.park();
    }
}
