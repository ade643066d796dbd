// verdict: safe
// Every size that the message shows has a sign.
package exceptions;

import org.sosy_lab.sv_benchmarks.Verifier;

class MessageNamesNegativeSize {
    public static void main(String[] args) {
        int n = Verifier.nondetInt();
        Verifier.assume(n >= -9 && n <= 2);
        try {
            args = new String[n];
        } catch (NegativeArraySizeException e) {
            assert e.getMessage().charAt(0) == '-';
        }
    }
}
