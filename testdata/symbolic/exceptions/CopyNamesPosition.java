// verdict: violated
// error: java.lang.AssertionError
// The message shows where the range ends: 10, if it begins at 7.
package exceptions;

import org.sosy_lab.sv_benchmarks.Verifier;

class CopyNamesPosition {
    public static void main(String[] args) {
        int from = Verifier.nondetInt();
        Verifier.assume(from >= -3 && from <= 9);
        try {
            System.arraycopy(new int[5], from, new int[5], 0, 3);
        } catch (ArrayIndexOutOfBoundsException e) {
            assert !e.getMessage().contains("last source index 10 out");
        }
    }
}
