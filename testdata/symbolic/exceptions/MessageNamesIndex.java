// verdict: violated
// error: java.lang.AssertionError
// twin: MessageNamesSomeIndex
// The message shows the index, and that can be any that is out of bounds.
package exceptions;

import org.sosy_lab.sv_benchmarks.Verifier;

class MessageNamesIndex {
    public static void main(String[] args) {
        int i = Verifier.nondetInt();
        int[] array = new int[3];
        try {
            array[i] = 1;
        } catch (ArrayIndexOutOfBoundsException e) {
            assert !e.getMessage().equals("Index 77 out of bounds for length 3");
        }
    }
}
