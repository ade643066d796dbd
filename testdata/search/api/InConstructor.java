// verdict: safe
// paths: 4
// Two objects, each choosing in its constructor after super(): 2 * 2.
package api;

import gov.nasa.jpf.vm.Verify;

class InConstructor {
    static class Base {
        final int base;
        Base(int v) { base = v; }
    }
    static class Derived extends Base {
        final boolean flag = Verify.getBoolean();
        Derived() { super(5); }
    }
    public static void main(String[] args) {
        Derived a = new Derived(), b = new Derived();
        assert a.base == 5 && b.base == 5 && (a.flag || !a.flag);
    }
}
