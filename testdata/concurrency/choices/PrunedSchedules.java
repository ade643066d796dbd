// verdict: safe
// oracle: skip
// Paths on which the thread came first are given up; on the others n is 0.
package choices;

import gov.nasa.jpf.vm.Verify;

class PrunedSchedules {
    static volatile int n;

    public static void main(String[] args) {
        new Thread(() -> n = 1).start();
        Verify.ignoreIf(n == 1);
        Verify.ignoreIf(n == 1);
        int seen = n;
        Verify.ignoreIf(seen == 1);
        assert seen == 0;
    }
}
