// verdict: safe
// A choice inside a critical section does not let anybody in.
package choices;

import gov.nasa.jpf.vm.Verify;

class ChoiceUnderLock {
    static int n;

    static synchronized void twice() {
        int v = Verify.getInt(1, 3);
        n += v;
        n -= v;
    }

    static synchronized void look() { assert n == 0; }

    public static void main(String[] args) {
        new Thread(ChoiceUnderLock::twice).start();
        look();
    }
}
