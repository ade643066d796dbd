// verdict: safe
// paths: 6
// The unsigned shift halves the sum rightly, for it fits 32 bits without a sign.
package arith;

import gov.nasa.jpf.vm.Verify;

class Midpoint {
    public static void main(String[] args) {
        int low = Verify.getIntFromList(0, 1, 1 << 30), high = Verify.getIntFromList(1 << 30, Integer.MAX_VALUE);
        int mid = (low + high) >>> 1;
        assert low <= mid && mid <= high : mid;
    }
}
