// verdict: safe
// Who is not interrupted needs the permit to go on, and parks for ever the second time.
package locks;

import java.util.concurrent.locks.LockSupport;

class ParkUsesUpPermit {
    static volatile int x;

    public static void main(String[] args) throws InterruptedException {
        Thread t = new Thread(() -> {
            LockSupport.park();
            int seen = x;
            LockSupport.park();
            assert seen == 0;
        });
        t.setDaemon(true);
        t.start();
        LockSupport.unpark(t);
        x = 1;
        t.join(1000);
    }
}
