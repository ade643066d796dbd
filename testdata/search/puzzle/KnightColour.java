// verdict: safe
// ends: 0
// oracle: skip
// On 3 by 3 a knight changes the colour of its square with each move and never comes to the middle.
package puzzle;

import gov.nasa.jpf.vm.Verify;

class KnightColour {
    public static void main(String[] args) {
        int r = 0, c = 0;
        boolean dark = true;
        while (true) {
            int dr = Verify.getIntFromList(-2, -1, 1, 2);
            int dc = (3 - Math.abs(dr)) * (Verify.getBoolean() ? 1 : -1);
            Verify.ignoreIf(r + dr < 0 || r + dr > 2 || c + dc < 0 || c + dc > 2);
            r += dr;
            c += dc;
            dark = !dark;
            assert ((r + c) % 2 == 0) == dark && !(r == 1 && c == 1);
        }
    }
}
