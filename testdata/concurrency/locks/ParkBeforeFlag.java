// verdict: violated
// error: deadlock
// twin: ParkGuarded
// The permit comes before the flag: main can use it up, find no flag, and park for ever.
package locks;

import java.util.concurrent.locks.LockSupport;

class ParkBeforeFlag {
    static volatile boolean ready;

    public static void main(String[] args) {
        Thread main = Thread.currentThread();
        new Thread(() -> {
            LockSupport.unpark(main);
            ready = true;
        }).start();
        while (!ready) LockSupport.park();
    }
}
