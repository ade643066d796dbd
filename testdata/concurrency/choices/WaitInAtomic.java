// verdict: safe
// oracle: skip
// A thread that waits in an atomic section lets others go on, and is alone again
// behind it.
package choices;

import gov.nasa.jpf.vm.Verify;

class WaitInAtomic {
    static final Object lock = new Object();
    static boolean ready;
    static volatile int steps;

    public static void main(String[] args) throws InterruptedException {
        Thread t = new Thread(() -> {
            synchronized (lock) {
                ready = true;
                lock.notify();
            }
            assert steps != 1;
        });
        t.start();
        Verify.beginAtomic();
        synchronized (lock) {
            while (!ready) {
                lock.wait();
            }
        }
        steps = 1;
        steps = 2;
        Verify.endAtomic();
    }
}
