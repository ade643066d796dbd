// verdict: violated
// error: java.lang.ClassCastException
// The second of the objects is no String.
package fail;

import gov.nasa.jpf.vm.Verify;

class ClassCast {
    public static void main(String[] args) {
        Object[] a = {"x", 1, "z"};
        String s = (String) a[Verify.getInt(0, 2)];
    }
}
