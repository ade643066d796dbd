// verdict: safe
// paths: 8
// Static fields are state, unlike counters: every path starts with count 0 and makes three increments or none.
package api;

import gov.nasa.jpf.vm.Verify;

class StaticIsRestored {
    static int count;
    public static void main(String[] args) {
        int expected = 0;
        for (int i = 0; i < 3; i++) {
            if (Verify.getBoolean()) { count++; expected++; }
        }
        assert count == expected;
    }
}
