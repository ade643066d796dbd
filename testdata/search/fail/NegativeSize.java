// verdict: violated
// error: java.lang.NegativeArraySizeException
// -1 is in the range.
package fail;

import gov.nasa.jpf.vm.Verify;

class NegativeSize {
    public static void main(String[] args) { int[] a = new int[Verify.getInt(-1, 2)]; }
}
