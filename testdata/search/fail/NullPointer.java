// verdict: violated
// error: java.lang.NullPointerException
// One of three slots is empty.
package fail;

import gov.nasa.jpf.vm.Verify;

class NullPointer {
    public static void main(String[] args) {
        String[] a = {"x", null, "z"};
        System.out.println(a[Verify.getInt(0, 2)].length());
    }
}
