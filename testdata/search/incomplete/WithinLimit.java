// verdict: violated
// error: java.lang.AssertionError
// set: +search.depth_limit=12
// oracle: skip
// The counter takes ten transitions to the assertion that fails; twelve are allowed.
package incomplete;

import gov.nasa.jpf.vm.Verify;

class WithinLimit {
    public static void main(String[] args) {
        int n = 0;
        while (n < 10) {
            if (Verify.getBoolean()) n++;
        }
        assert false : "ten";
    }
}
