// verdict: safe
// release: 21
// What begins at 3 is within the bounds, and nothing is said of it.
package exceptions;

import org.sosy_lab.sv_benchmarks.Verifier;

class MessageNamesOtherRange {
    public static void main(String[] args) {
        int from = Verifier.nondetInt();
        try {
            "abcdef".substring(from, 4);
        } catch (StringIndexOutOfBoundsException e) {
            assert !e.getMessage().equals("Range [3, 4) out of bounds for length 6");
        }
    }
}
