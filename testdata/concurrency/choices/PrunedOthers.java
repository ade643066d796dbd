// verdict: violated
// error: java.lang.AssertionError
// twin: PrunedSchedules
// oracle: skip
// Only the paths on which main came first are given up.
package choices;

import gov.nasa.jpf.vm.Verify;

class PrunedOthers {
    static volatile int n;

    public static void main(String[] args) {
        new Thread(() -> n = 1).start();
        int seen = n;
        Verify.ignoreIf(seen == 0);
        assert seen == 0;
    }
}
