// verdict: violated
// error: java.lang.AssertionError
// The difference of MIN_VALUE and 1 is MAX_VALUE, so the comparison says that MIN_VALUE is larger.
package arith;

import gov.nasa.jpf.vm.Verify;

class CompareBySubtraction {
    public static void main(String[] args) {
        int[] edges = {0, 1, -1, Integer.MAX_VALUE, Integer.MIN_VALUE};
        int a = edges[Verify.getInt(0, 4)], b = edges[Verify.getInt(0, 4)];
        assert (a - b < 0) == (a < b);
    }
}
