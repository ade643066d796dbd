// verdict: safe
// Without a permit it does not wait either.
package locks;

import java.util.concurrent.locks.LockSupport;

class ParkUntilThePastTwice {
    public static void main(String[] args) {
        LockSupport.unpark(Thread.currentThread());
        LockSupport.parkUntil(0);
        LockSupport.parkUntil(0);
        LockSupport.parkUntil(-1);
        LockSupport.unpark(Thread.currentThread());
        LockSupport.park();
    }
}
