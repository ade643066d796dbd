// verdict: safe
// paths: 8
// ends: 2
// Nothing keeps what was chosen, so all paths meet in one state in front of the last choice, whose two alternatives end.
package matching;

import gov.nasa.jpf.vm.Verify;

class DeadLocal {
    public static void main(String[] args) {
        int v = Verify.getInt(0, 3);
        assert v < 4;
        boolean b = Verify.getBoolean();
        assert b || !b;
    }
}
