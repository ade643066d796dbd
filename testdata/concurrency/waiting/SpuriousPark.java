// verdict: violated
// error: java.lang.AssertionError
// set: +vm.spurious_wakeups=true
// twin: SpuriousParkLoop
// oracle: skip
// park may return for no reason, too.
package waiting;

import java.util.concurrent.locks.LockSupport;

class SpuriousPark {
    static volatile boolean ready;

    public static void main(String[] args) {
        Thread main = Thread.currentThread();
        new Thread(() -> {
            ready = true;
            LockSupport.unpark(main);
        }).start();
        LockSupport.park();
        assert ready;
    }
}
