// verdict: safe
// paths: 3
// The assertion that fails is caught.
package fail;

import gov.nasa.jpf.vm.Verify;

class CaughtAssertion {
    public static void main(String[] args) {
        int v = Verify.getInt(0, 2);
        try {
            assert v != 1;
        } catch (AssertionError e) {
            if (v != 1) throw e;
        }
    }
}
