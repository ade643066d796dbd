// verdict: safe
// oracle: skip
// Nobody else runs inside an atomic section.
package choices;

import gov.nasa.jpf.vm.Verify;

class AtomicSection {
    static int n;

    static void increment() {
        Verify.beginAtomic();
        n++;
        Verify.endAtomic();
    }

    public static void main(String[] args) throws InterruptedException {
        Thread t = new Thread(AtomicSection::increment);
        t.start();
        increment();
        t.join();
        assert n == 2;
    }
}
