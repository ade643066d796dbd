// verdict: violated
// error: java.lang.AssertionError
// twin: MessageNamesOtherRange
// release: 21
// Later releases word it otherwise: substring says which range it was given.
package exceptions;

import org.sosy_lab.sv_benchmarks.Verifier;

class MessageNamesRange {
    public static void main(String[] args) {
        int from = Verifier.nondetInt();
        try {
            "abcdef".substring(from, 4);
        } catch (StringIndexOutOfBoundsException e) {
            assert !e.getMessage().equals("Range [5, 4) out of bounds for length 6");
        }
    }
}
