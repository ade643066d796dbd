// verdict: violated
// error: java.lang.AssertionError
// One object twice is not the same as two equal objects: the states must not be matched, or the failure is missed.
package matching;

import gov.nasa.jpf.vm.Verify;

class Aliasing {
    static int[] a, b;
    public static void main(String[] args) {
        boolean shared = Verify.getBoolean();
        a = new int[] {1};
        b = shared ? a : new int[] {1};
        shared = false;
        Verify.getBoolean();
        a[0] = 2;
        assert b[0] == 1;
    }
}
