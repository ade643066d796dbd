// verdict: safe
// oracle: skip
// A window of two with numbers modulo three is enough: what is delivered stays in order, under any losses.
package protocol;

import gov.nasa.jpf.vm.Verify;

class SlidingWindow {
    static final int MESSAGES = 4, WINDOW = 2, MODULUS = 3;
    public static void main(String[] args) {
        int base = 0, delivered = 0;
        while (base < MESSAGES) {
            int index = base + Verify.getInt(0, WINDOW - 1);
            Verify.ignoreIf(index >= MESSAGES);
            if (Verify.getBoolean()) continue; // the frame is lost
            if (index % MODULUS == delivered % MODULUS) {
                assert index == delivered;
                delivered++;
            }
            if (Verify.getBoolean()) continue; // the acknowledgement is lost
            base = delivered;
        }
        assert delivered == MESSAGES;
    }
}
