// verdict: incomplete
// set: +vm.serializer.class=abstraction +das.classes.include=*$Kept +das.methods.exclude=*
// oracle: skip
// twin: MethodsKeptAtChoice
// Where no frame takes part, the choice that it stands in front of takes none: the state behind the choice of 0 is the one
// in front of it, and is not searched again.
package matching;

import gov.nasa.jpf.vm.Verify;

class MethodsDroppedAtChoice {
    static class Kept {
        int n;
    }

    public static void main(String[] args) {
        Kept kept = new Kept();
        kept.n = Verify.getInt(0, 2);
        Verify.breakTransition("after the choice");
        assert kept.n != 0;
    }
}
