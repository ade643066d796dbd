// verdict: safe
// paths: 4
// ends: 4
// Swapped bounds mean the same range: 2, 3, 4, 5.
package api;

import gov.nasa.jpf.vm.Verify;

class IntRangeReversed {
    public static void main(String[] args) {
        int v = Verify.getInt(5, 2);
        assert 2 <= v && v <= 5;
    }
}
