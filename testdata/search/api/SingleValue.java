// verdict: safe
// paths: 1
// ends: 1
// A choice with one value is no choice.
package api;

import gov.nasa.jpf.vm.Verify;

class SingleValue {
    public static void main(String[] args) {
        assert Verify.getInt(4, 4) == 4 && Verify.getIntFromList(-9) == -9;
    }
}
