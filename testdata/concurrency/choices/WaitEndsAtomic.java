// verdict: violated
// error: java.lang.AssertionError
// twin: WaitInAtomic
// oracle: skip
// Others go on while a thread waits in an atomic section, and see what it did
// before.
package choices;

import gov.nasa.jpf.vm.Verify;

class WaitEndsAtomic {
    static final Object lock = new Object();
    static boolean ready;
    static volatile int steps;

    public static void main(String[] args) throws InterruptedException {
        Thread t = new Thread(() -> {
            assert steps != 1;
            synchronized (lock) {
                ready = true;
                lock.notify();
            }
        });
        t.start();
        Verify.beginAtomic();
        steps = 1;
        synchronized (lock) {
            while (!ready) {
                lock.wait();
            }
        }
        steps = 2;
        Verify.endAtomic();
    }
}
