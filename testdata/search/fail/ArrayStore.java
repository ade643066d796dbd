// verdict: violated
// error: java.lang.ArrayStoreException
// An array of strings takes no Integer.
package fail;

import gov.nasa.jpf.vm.Verify;

class ArrayStore {
    public static void main(String[] args) {
        Object[] a = Verify.getBoolean() ? new String[1] : new Object[1];
        a[0] = 1;
    }
}
