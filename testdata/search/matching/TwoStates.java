// verdict: safe
// ends: 0
// oracle: skip
// An endless loop between two states.
package matching;

import gov.nasa.jpf.vm.Verify;

class TwoStates {
    public static void main(String[] args) {
        boolean b = false;
        while (true) b = Verify.getBoolean();
    }
}
