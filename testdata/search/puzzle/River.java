// verdict: violated
// error: java.lang.AssertionError
// oracle: skip
// Wolf, goat and cabbage can all be brought over; reaching the far bank is made the violation. The space is cyclic.
package puzzle;

import gov.nasa.jpf.vm.Verify;

class River {
    static boolean safe(int s) { // bits: 8 farmer, 4 wolf, 2 goat, 1 cabbage
        boolean farmer = (s & 8) != 0, goat = (s & 2) != 0;
        return farmer == goat || goat != ((s & 4) != 0) && goat != ((s & 1) != 0);
    }
    public static void main(String[] args) {
        int s = 0;
        while (true) {
            int cargo = Verify.getIntFromList(0, 4, 2, 1);
            boolean here = cargo == 0 || ((s & cargo) != 0) == ((s & 8) != 0);
            int next = s ^ 8 ^ cargo;
            Verify.ignoreIf(!here || !safe(next));
            s = next;
            assert s != 15;
        }
    }
}
