// verdict: violated
// error: java.lang.AssertionError
// One weighing has three outcomes and cannot tell four coins apart.
package puzzle;

import gov.nasa.jpf.vm.Verify;

class CoinsOneWeighing {
    public static void main(String[] args) {
        int heavy = Verify.getInt(0, 3);
        int found = heavy == 0 ? 0 : heavy == 1 ? 1 : 2;
        assert found == heavy;
    }
}
