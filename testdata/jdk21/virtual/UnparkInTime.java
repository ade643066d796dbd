// verdict: safe
// The permit comes after the flag.
package virtual;

import java.util.concurrent.locks.LockSupport;

class UnparkInTime {
    static volatile boolean go;

    public static void main(String[] args) throws InterruptedException {
        Thread a = Thread.startVirtualThread(() -> {
            while (!go) {
                LockSupport.park();
            }
        });
        go = true;
        LockSupport.unpark(a);
        a.join();
    }
}
