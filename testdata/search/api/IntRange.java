// verdict: safe
// paths: 7
// ends: 7
// One choice from -3 to 3, both included: seven paths, each its own end.
package api;

import gov.nasa.jpf.vm.Verify;

class IntRange {
    public static void main(String[] args) {
        int v = Verify.getInt(-3, 3);
        assert v >= -3 && v <= 3;
    }
}
