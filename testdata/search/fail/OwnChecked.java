// verdict: violated
// error: fail.OwnChecked$Broken
// An own checked exception, thrown through three calls.
package fail;

import gov.nasa.jpf.vm.Verify;

class OwnChecked {
    static class Broken extends Exception {}
    static void deep(int n) throws Broken {
        if (n == 0 && Verify.getInt(0, 5) == 5) throw new Broken();
        if (n > 0) deep(n - 1);
    }
    public static void main(String[] args) throws Broken { deep(3); }
}
