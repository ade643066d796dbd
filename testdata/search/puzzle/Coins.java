// verdict: safe
// paths: 9
// Nine coins, one heavy: two weighings of three against three and one against one find it, wherever it is.
package puzzle;

import gov.nasa.jpf.vm.Verify;

class Coins {
    public static void main(String[] args) {
        int heavy = Verify.getInt(0, 8);
        int group = heavy / 3 == 0 ? 0 : heavy / 3 == 1 ? 1 : 2;
        int a = group * 3, b = a + 1;
        int found = heavy == a ? a : heavy == b ? b : a + 2;
        assert found == heavy;
    }
}
