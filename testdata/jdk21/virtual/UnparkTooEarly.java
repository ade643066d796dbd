// verdict: violated
// error: deadlock
// twin: UnparkInTime
// The permit may be used up before the flag is set.
package virtual;

import java.util.concurrent.locks.LockSupport;

class UnparkTooEarly {
    static volatile boolean go;

    public static void main(String[] args) throws InterruptedException {
        Thread a = Thread.startVirtualThread(() -> {
            while (!go) {
                LockSupport.park();
            }
        });
        LockSupport.unpark(a);
        go = true;
        a.join();
    }
}
