// verdict: safe
// paths: 3
// ends: 3
// A list in its own order, with negative and extreme values.
package api;

import gov.nasa.jpf.vm.Verify;

class IntList {
    public static void main(String[] args) {
        int v = Verify.getIntFromList(7, -2, Integer.MIN_VALUE);
        assert v == 7 || v == -2 || v == Integer.MIN_VALUE;
    }
}
