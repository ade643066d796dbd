// verdict: incomplete
// set: +vm.serializer.class=abstraction +das.declared_fields=true
// oracle: skip
// Inherited fields do not tell states apart.
package matching;

import gov.nasa.jpf.vm.Verify;

class DeclaredOnly {
    static class Base {
        int inherited;
    }

    static class Sub extends Base {
        int own;
    }

    public static void main(String[] args) {
        Sub sub = new Sub();
        while (true) {
            sub.inherited++;
            Verify.breakTransition("counted");
        }
    }
}
