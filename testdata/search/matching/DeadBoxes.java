// verdict: safe
// paths: 8
// ends: 2
// Boxed values beyond the cache are new objects; they are dead in front of the last choice.
package matching;

import gov.nasa.jpf.vm.Verify;

class DeadBoxes {
    static boolean positive;
    public static void main(String[] args) {
        Integer n = 1000 + Verify.getInt(0, 3);
        positive = n > 0;
        n = null;
        Verify.getBoolean();
        assert positive;
    }
}
