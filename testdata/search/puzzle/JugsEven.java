// verdict: safe
// ends: 0
// oracle: skip
// Jugs of 6 and 4 litres hold even amounts for ever. The space is cyclic and has no end.
package puzzle;

import gov.nasa.jpf.vm.Verify;

class JugsEven {
    public static void main(String[] args) {
        int a = 0, b = 0;
        while (true) {
            int poured;
            switch (Verify.getInt(0, 5)) {
                case 0: a = 6; break;
                case 1: b = 4; break;
                case 2: a = 0; break;
                case 3: b = 0; break;
                case 4: poured = Math.min(a, 4 - b); a -= poured; b += poured; break;
                default: poured = Math.min(b, 6 - a); b -= poured; a += poured;
            }
            assert a % 2 == 0 && b % 2 == 0;
        }
    }
}
