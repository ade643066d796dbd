// verdict: violated
// error: java.lang.AssertionError
// twin: ChoiceUnderLock
// On one branch the lock is given up in the middle.
package choices;

import gov.nasa.jpf.vm.Verify;

class ChoiceOpensLock {
    static int n;

    static synchronized void add(int v) { n += v; }

    static void twice() {
        if (Verify.getBoolean()) {
            add(1);
            add(-1);
        } else {
            synchronized (ChoiceOpensLock.class) {
                add(1);
                add(-1);
            }
        }
    }

    static synchronized void look() { assert n == 0; }

    public static void main(String[] args) {
        new Thread(ChoiceOpensLock::twice).start();
        look();
    }
}
