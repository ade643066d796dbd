// verdict: safe
// unpark before park leaves a permit, so it is not lost; the loop is for a permit that was left by something else.
package locks;

import java.util.concurrent.locks.LockSupport;

class ParkGuarded {
    static volatile boolean ready;

    public static void main(String[] args) {
        Thread main = Thread.currentThread();
        new Thread(() -> {
            ready = true;
            LockSupport.unpark(main);
        }).start();
        while (!ready) LockSupport.park();
    }
}
