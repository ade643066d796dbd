// verdict: safe
// ends: 1
// oracle: skip
// Frames and acknowledgements may be lost any number of times; with the bit, every message arrives once and in order.
// The only end is the acknowledgement of the last of the three messages in the one state that expects it.
package protocol;

import gov.nasa.jpf.vm.Verify;

class AlternatingBit {
    public static void main(String[] args) {
        int sent = 0, delivered = 0;
        int bit = 0, expected = 0;
        while (sent < 3) {
            boolean frameLost = Verify.getBoolean();
            if (frameLost) continue;
            if (bit == expected) {
                assert delivered == sent;
                delivered++;
                expected ^= 1;
            }
            boolean ackLost = Verify.getBoolean();
            if (ackLost) continue;
            sent++;
            bit ^= 1;
        }
        assert delivered == 3;
    }
}
