// verdict: safe
// paths: 6
// Lists of doubles and longs: 3 * 2, values kept exactly.
package api;

import gov.nasa.jpf.vm.Verify;

class Doubles {
    public static void main(String[] args) {
        double d = Verify.getDoubleFromList(-0.0, 0.1, Double.MAX_VALUE);
        long l = Verify.getLongFromList(Long.MIN_VALUE, 1L << 40);
        assert d == 0.0 || d == 0.1 || d == Double.MAX_VALUE;
        assert l == Long.MIN_VALUE || l == 1099511627776L;
    }
}
