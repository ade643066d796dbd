// verdict: violated
// error: java.lang.AssertionError
// oracle: skip
// Without the bit a lost acknowledgement makes a message arrive twice.
package protocol;

import gov.nasa.jpf.vm.Verify;

class WithoutBit {
    public static void main(String[] args) {
        int sent = 0, delivered = 0;
        while (sent < 3) {
            if (Verify.getBoolean()) continue;
            assert delivered == sent;
            delivered++;
            if (Verify.getBoolean()) continue;
            sent++;
        }
    }
}
