// verdict: safe
// paths: 4
// Data choices inside an atomic section are choices all the same.
package api;

import gov.nasa.jpf.vm.Verify;

class Atomic {
    public static void main(String[] args) {
        Verify.beginAtomic();
        int a = Verify.getInt(0, 1);
        int b = Verify.getInt(0, 1);
        Verify.endAtomic();
        assert a + b <= 2;
    }
}
