// verdict: safe
// An interrupt ends a park, or prevents it, and stays set.
package locks;

import java.util.concurrent.locks.LockSupport;

class ParkInterrupted {
    public static void main(String[] args) {
        Thread t = new Thread(() -> {
            LockSupport.park();
            assert Thread.currentThread().isInterrupted();
            LockSupport.park();
        });
        t.start();
        t.interrupt();
    }
}
