// verdict: violated
// error: java.lang.AssertionError
// oracle: skip
// Jugs of 5 and 3 litres: their greatest common divisor is 1, so 4 litres can be measured.
package puzzle;

import gov.nasa.jpf.vm.Verify;

class Jugs {
    public static void main(String[] args) {
        int a = 0, b = 0;
        while (true) {
            int poured;
            switch (Verify.getInt(0, 5)) {
                case 0: a = 5; break;
                case 1: b = 3; break;
                case 2: a = 0; break;
                case 3: b = 0; break;
                case 4: poured = Math.min(a, 3 - b); a -= poured; b += poured; break;
                default: poured = Math.min(b, 5 - a); b -= poured; a += poured;
            }
            assert a != 4;
        }
    }
}
