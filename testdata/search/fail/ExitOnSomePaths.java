// verdict: safe
// paths: 4
// ends: 4
// oracle: skip
// System.exit ends a path like returning does; the throw behind it is not reached.
package fail;

import gov.nasa.jpf.vm.Verify;

class ExitOnSomePaths {
    public static void main(String[] args) {
        int v = Verify.getInt(0, 3);
        if (v % 2 == 1) {
            System.exit(v);
            throw new IllegalStateException();
        }
    }
}
