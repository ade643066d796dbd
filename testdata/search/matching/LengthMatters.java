// verdict: violated
// error: java.lang.ArrayIndexOutOfBoundsException
// Arrays of zeros that differ in length only.
package matching;

import gov.nasa.jpf.vm.Verify;

class LengthMatters {
    static byte[] a;
    public static void main(String[] args) {
        a = new byte[Verify.getBoolean() ? 2 : 3];
        Verify.getBoolean();
        a[2] = 1;
    }
}
