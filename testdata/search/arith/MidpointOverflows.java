// verdict: violated
// error: java.lang.AssertionError
// The sum of two large ints wraps around, and their middle is negative.
package arith;

import gov.nasa.jpf.vm.Verify;

class MidpointOverflows {
    public static void main(String[] args) {
        int low = Verify.getIntFromList(0, 1, 1 << 30), high = Verify.getIntFromList(1 << 30, Integer.MAX_VALUE);
        int mid = (low + high) / 2;
        assert low <= mid && mid <= high : mid;
    }
}
