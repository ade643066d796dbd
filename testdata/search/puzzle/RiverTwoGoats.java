// verdict: safe
// ends: 0
// oracle: skip
// Wolf, two goats and no room for two: whatever is taken first leaves the wolf with a goat, so nothing moves.
package puzzle;

import gov.nasa.jpf.vm.Verify;

class RiverTwoGoats {
    static boolean safe(int s) { // bits: 8 farmer, 4 wolf, 2 and 1 goats
        int farmer = s >> 3 & 1, wolf = s >> 2 & 1;
        return farmer == wolf || (s >> 1 & 1) != wolf && (s & 1) != wolf;
    }
    public static void main(String[] args) {
        int s = 0;
        while (true) {
            int cargo = Verify.getIntFromList(0, 2, 1);
            Verify.ignoreIf(cargo != 0 && ((s & cargo) != 0) != ((s & 8) != 0));
            int next = s ^ 8 ^ cargo;
            Verify.ignoreIf(!safe(next));
            s = next;
            assert s != 15;
        }
    }
}
