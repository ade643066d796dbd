// verdict: violated
// error: java.lang.AssertionError
// A transition that is broken without a choice goes on with the next one: three ones add up to three on the last path.
package api;

import gov.nasa.jpf.vm.Verify;

class BreakBetween {
    public static void main(String[] args) {
        int sum = 0;
        for (int i = 0; i < 3; i++) {
            sum += Verify.getInt(0, 1);
            Verify.breakTransition("between");
        }
        assert sum < 3 : "three";
    }
}
