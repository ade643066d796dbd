// verdict: incomplete
// set: +search.depth_limit=5
// oracle: skip
// The counter takes ten transitions to the assertion that fails; five are allowed, so the failure is not seen.
package incomplete;

import gov.nasa.jpf.vm.Verify;

class DeeperThanLimit {
    public static void main(String[] args) {
        int n = 0;
        while (n < 10) {
            if (Verify.getBoolean()) n++;
        }
        assert false : "ten";
    }
}
