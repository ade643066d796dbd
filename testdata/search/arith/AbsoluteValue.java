// verdict: violated
// error: java.lang.AssertionError
// MIN_VALUE has no positive counterpart: its absolute value is itself.
package arith;

import gov.nasa.jpf.vm.Verify;

class AbsoluteValue {
    public static void main(String[] args) {
        int[] hashes = {0, 5, -5, Integer.MAX_VALUE, Integer.MIN_VALUE};
        assert Math.abs(hashes[Verify.getInt(0, 4)]) % 8 >= 0 && Math.abs(hashes[Verify.getInt(0, 4)]) >= 0;
    }
}
