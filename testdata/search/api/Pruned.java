// verdict: safe
// paths: 12
// Pairs of 0..3 with a != b: 16 - 4 = 12 are not given up.
package api;

import gov.nasa.jpf.vm.Verify;

class Pruned {
    public static void main(String[] args) {
        int a = Verify.getInt(0, 3);
        int b = Verify.getInt(0, 3);
        Verify.ignoreIf(a == b);
        if (a == b) throw new IllegalStateException("given up before");
    }
}
