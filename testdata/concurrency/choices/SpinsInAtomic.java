// verdict: safe
// oracle: skip
// A loop in an atomic section that waits for another thread comes back to the same state; the search has to notice it.
package choices;

import gov.nasa.jpf.vm.Verify;

class SpinsInAtomic {
    static volatile boolean done;

    public static void main(String[] args) {
        new Thread(() -> done = true).start();
        Verify.beginAtomic();
        while (!done) { }
        Verify.endAtomic();
    }
}
