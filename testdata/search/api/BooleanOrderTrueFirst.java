// verdict: safe
// paths: 2
// ends: 2
// oracle: skip
// The same with the order turned round.
package api;

import gov.nasa.jpf.vm.Verify;

class BooleanOrderTrueFirst {
    public static void main(String[] args) {
        boolean b = Verify.getBoolean(false);
        boolean c = false;
        int seen = Verify.getCounter(0);
        Verify.incrementCounter(0);
        assert seen % 2 == (b ? 0 : 1);
    }
}
