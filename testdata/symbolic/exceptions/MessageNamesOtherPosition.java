// verdict: safe
// A position that is possible is in no message.
package exceptions;

import org.sosy_lab.sv_benchmarks.Verifier;

class MessageNamesOtherPosition {
    public static void main(String[] args) {
        int from = Verifier.nondetInt();
        try {
            "abcdef".substring(from, 4);
        } catch (StringIndexOutOfBoundsException e) {
            assert !e.getMessage().equals("begin 3, end 4, length 6");
        }
    }
}
