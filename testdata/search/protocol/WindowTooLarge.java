// verdict: violated
// error: java.lang.AssertionError
// oracle: skip
// A window of two with numbers modulo two takes the first frame again for the third.
package protocol;

import gov.nasa.jpf.vm.Verify;

class WindowTooLarge {
    static final int MESSAGES = 4, WINDOW = 2, MODULUS = 2;
    public static void main(String[] args) {
        int base = 0, delivered = 0;
        while (base < MESSAGES) {
            int index = base + Verify.getInt(0, WINDOW - 1);
            Verify.ignoreIf(index >= MESSAGES);
            if (Verify.getBoolean()) continue;
            if (index % MODULUS == delivered % MODULUS) {
                assert index == delivered;
                delivered++;
            }
            if (Verify.getBoolean()) continue;
            base = delivered;
        }
    }
}
