// verdict: violated
// error: java.lang.AssertionError
// Objects with equal fields, of different classes.
package matching;

import gov.nasa.jpf.vm.Verify;

class TypeMatters {
    static class A { int v = 1; int f() { return 1; } }
    static class B extends A { int f() { return 2; } }
    static A a;
    public static void main(String[] args) {
        a = Verify.getBoolean() ? new B() : new A();
        Verify.getBoolean();
        assert a.f() == 1;
    }
}
