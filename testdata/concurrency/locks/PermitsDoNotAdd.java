// verdict: violated
// error: deadlock
// twin: ParkGuarded
// Two unparks before the first park are one permit.
package locks;

import java.util.concurrent.locks.LockSupport;

class PermitsDoNotAdd {
    public static void main(String[] args) {
        Thread t = new Thread(() -> {
            LockSupport.park();
            LockSupport.park();
        });
        t.start();
        LockSupport.unpark(t);
        LockSupport.unpark(t);
    }
}
