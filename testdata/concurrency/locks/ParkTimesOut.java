// verdict: safe
// A timed park ends some time, whoever does not unpark it.
package locks;

import java.util.concurrent.locks.LockSupport;

class ParkTimesOut {
    static volatile boolean ready;

    public static void main(String[] args) {
        Thread main = Thread.currentThread();
        new Thread(() -> {
            LockSupport.unpark(main);
            ready = true;
        }).start();
        while (!ready) LockSupport.parkNanos(1000);
    }
}
