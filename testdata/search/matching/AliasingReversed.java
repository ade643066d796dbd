// verdict: violated
// error: java.lang.AssertionError
// The same with the harmless alternative first.
package matching;

import gov.nasa.jpf.vm.Verify;

class AliasingReversed {
    static int[] a, b;
    public static void main(String[] args) {
        boolean separate = Verify.getBoolean();
        a = new int[] {1};
        b = separate ? new int[] {1} : a;
        separate = false;
        Verify.getBoolean();
        a[0] = 2;
        assert b[0] == 2;
    }
}
