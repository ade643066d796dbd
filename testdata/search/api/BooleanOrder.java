// verdict: safe
// paths: 2
// ends: 2
// oracle: skip
// Depth first, false comes first: the counter survives backtracking, so it is 0 on the false path and 1 on the other.
// Breadth first executes the two alternatives in the same order.
package api;

import gov.nasa.jpf.vm.Verify;

class BooleanOrder {
    public static void main(String[] args) {
        boolean b = Verify.getBoolean();
        int seen = Verify.getCounter(0);
        Verify.incrementCounter(0);
        assert seen % 2 == (b ? 1 : 0);
    }
}
