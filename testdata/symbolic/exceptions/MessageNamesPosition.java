// verdict: violated
// error: java.lang.AssertionError
// twin: MessageNamesOtherPosition
// release: 17-20
// substring says which position it was given: 5 is one behind the end at 4.
package exceptions;

import org.sosy_lab.sv_benchmarks.Verifier;

class MessageNamesPosition {
    public static void main(String[] args) {
        int from = Verifier.nondetInt();
        try {
            "abcdef".substring(from, 4);
        } catch (StringIndexOutOfBoundsException e) {
            assert !e.getMessage().equals("begin 5, end 4, length 6");
        }
    }
}
