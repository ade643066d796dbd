// verdict: violated
// error: java.lang.AssertionError
// twin: GivenUpLocked
// oracle: skip
// Paths on which main came first are given up before the thread touches n. That they never shared it says nothing about
// the others.
package choices;

import gov.nasa.jpf.vm.Verify;

class GivenUpBeforeSharing {
    static int n;

    public static void main(String[] args) throws InterruptedException {
        Thread t = new Thread(() -> n += 2);
        t.start();
        int seen = n;
        if (seen == 0) Verify.ignoreIf(Verify.getBoolean());
        n = seen + 1;
        t.join();
        assert n != 1;
    }
}
