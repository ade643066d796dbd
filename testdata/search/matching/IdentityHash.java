// verdict: safe
// paths: 4
// Asking for an identity hash code must not disturb what follows; the code stays the same behind the choice.
package matching;

import gov.nasa.jpf.vm.Verify;

class IdentityHash {
    public static void main(String[] args) {
        Object o = new Object();
        int h = 0;
        boolean asked = Verify.getBoolean();
        if (asked) h = System.identityHashCode(o);
        Verify.getBoolean();
        assert !asked || h == System.identityHashCode(o);
    }
}
