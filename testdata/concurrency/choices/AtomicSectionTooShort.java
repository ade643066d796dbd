// verdict: violated
// error: java.lang.AssertionError
// twin: AtomicSection
// The value is read before the section begins.
package choices;

import gov.nasa.jpf.vm.Verify;

class AtomicSectionTooShort {
    static int n;

    static void increment() {
        int old = n;
        Verify.beginAtomic();
        n = old + 1;
        Verify.endAtomic();
    }

    public static void main(String[] args) throws InterruptedException {
        Thread t = new Thread(AtomicSectionTooShort::increment);
        t.start();
        increment();
        t.join();
        assert n == 2;
    }
}
