// verdict: safe
// paths: 35
// Seven dividends and five divisors, MIN_VALUE by -1 among them: quotient and remainder fit together, in both roundings.
package arith;

import gov.nasa.jpf.vm.Verify;

class FloorModulus {
    public static void main(String[] args) {
        int[] dividends = {0, 1, -1, 7, -7, Integer.MAX_VALUE, Integer.MIN_VALUE};
        int[] divisors = {1, -1, 3, -3, Integer.MIN_VALUE};
        int a = dividends[Verify.getInt(0, 6)], b = divisors[Verify.getInt(0, 4)];
        assert a / b * b + a % b == a;
        assert Math.floorDiv(a, b) * b + Math.floorMod(a, b) == a;
        int r = Math.floorMod(a, b);
        assert b > 0 ? r >= 0 && r < b : r <= 0 && r > b;
    }
}
