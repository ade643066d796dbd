// verdict: safe
// paths: 8
// Casts of doubles to ints stop at the limits, and NaN becomes 0; a cast to byte goes through int first.
package arith;

import gov.nasa.jpf.vm.Verify;

class SaturatingCasts {
    public static void main(String[] args) {
        double[] values = {0.9, -0.9, 1e10, -1e10, Double.NaN, Double.POSITIVE_INFINITY, -0.0, 300.5};
        double v = values[Verify.getInt(0, 7)];
        int expected = v != v ? 0 : v >= 2147483647 ? Integer.MAX_VALUE : v <= -2147483648 ? Integer.MIN_VALUE : (int) (v - v % 1);
        assert (int) v == expected;
        assert (byte) v == (byte) (int) v;
        assert (char) v == (char) (int) v;
    }
}
