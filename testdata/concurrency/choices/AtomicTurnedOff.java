// verdict: violated
// error: java.lang.AssertionError
// twin: AtomicSection
// set: +cg.enable_atomic=false
// oracle: skip
// Without atomic sections others run between any two steps.
package choices;

import gov.nasa.jpf.vm.Verify;

class AtomicTurnedOff {
    static int n;

    static void increment() {
        Verify.beginAtomic();
        n++;
        Verify.endAtomic();
    }

    public static void main(String[] args) throws InterruptedException {
        Thread t = new Thread(AtomicTurnedOff::increment);
        t.start();
        increment();
        t.join();
        assert n == 2;
    }
}
