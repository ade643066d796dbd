// verdict: safe
// paths: 3
// Endless recursion on one path, caught; afterwards the program goes on and may choose.
package fail;

import gov.nasa.jpf.vm.Verify;

class StackOverflowCaught {
    static int down(int n) { return down(n + 1) + 1; }
    public static void main(String[] args) {
        boolean deep = Verify.getBoolean();
        if (!deep) return;
        try {
            down(0);
            assert false;
        } catch (StackOverflowError e) {
            Verify.getBoolean();
        }
    }
}
