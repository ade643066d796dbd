// verdict: violated
// error: java.lang.ArrayStoreException
// Empty slots, but the class of the array differs.
package matching;

import gov.nasa.jpf.vm.Verify;

class ArrayTypeMatters {
    static Object[] a;
    public static void main(String[] args) {
        a = Verify.getBoolean() ? new String[1] : new Object[1];
        Verify.getBoolean();
        a[0] = 1;
    }
}
