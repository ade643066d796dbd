// verdict: violated
// error: java.lang.AssertionError
// set: +vm.serializer.class=abstraction +das.declared_fields=true
// oracle: skip
// Fields of the object's own class do, also behind inherited ones.
package matching;

import gov.nasa.jpf.vm.Verify;

class DeclaredOwn {
    static class Base {
        int inherited;
    }

    static class Sub extends Base {
        int own;
    }

    public static void main(String[] args) {
        Sub sub = new Sub();
        while (true) {
            sub.own++;
            Verify.breakTransition("counted");
            assert sub.own < 5;
        }
    }
}
