// verdict: safe
// set: +vm.spurious_wakeups=true
// The loop parks again.
package waiting;

import java.util.concurrent.locks.LockSupport;

class SpuriousParkLoop {
    static volatile boolean ready;

    public static void main(String[] args) {
        Thread main = Thread.currentThread();
        new Thread(() -> {
            ready = true;
            LockSupport.unpark(main);
        }).start();
        while (!ready) LockSupport.park();
        assert ready;
    }
}
