// verdict: safe
// The index shown is none that is in bounds.
package exceptions;

import org.sosy_lab.sv_benchmarks.Verifier;

class MessageNamesSomeIndex {
    public static void main(String[] args) {
        int i = Verifier.nondetInt();
        Verifier.assume(i >= -9 && i <= 99);
        int[] array = new int[3];
        try {
            array[i] = 1;
        } catch (ArrayIndexOutOfBoundsException e) {
            assert !e.getMessage().equals("Index 2 out of bounds for length 3");
            assert e.getMessage().startsWith("Index ");
        }
    }
}
