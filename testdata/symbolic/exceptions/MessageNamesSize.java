// verdict: violated
// error: java.lang.AssertionError
// twin: MessageNamesNegativeSize
// Any size below zero may be the one that the message shows.
package exceptions;

import org.sosy_lab.sv_benchmarks.Verifier;

class MessageNamesSize {
    public static void main(String[] args) {
        int n = Verifier.nondetInt();
        Verifier.assume(n >= -9 && n <= 2);
        try {
            args = new String[n];
        } catch (NegativeArraySizeException e) {
            assert !e.getMessage().equals("-5");
        }
    }
}
