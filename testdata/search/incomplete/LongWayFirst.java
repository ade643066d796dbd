// verdict: violated
// error: java.lang.AssertionError
// set: +search.depth_limit=7
// oracle: skip
// The state after the loop is reached by six small steps or by one large one; two more choices lead to the assertion.
// Depth first takes the small steps first, and must go back to the state that it could not follow to the end.
package incomplete;

import gov.nasa.jpf.vm.Verify;

class LongWayFirst {
    public static void main(String[] args) {
        int n = 0;
        while (n < 6) n = Verify.getBoolean() ? 6 : n + 1;
        int more = Verify.getInt(0, 2) + Verify.getInt(0, 2);
        assert more < 4;
    }
}
