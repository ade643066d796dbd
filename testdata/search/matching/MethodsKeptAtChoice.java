// verdict: violated
// set: +vm.serializer.class=abstraction +das.classes.include=*$Kept
// error: java.lang.AssertionError
// oracle: skip
// twin: MethodsDroppedAtChoice
// Frames take part: the state behind the choice is another one.
package matching;

import gov.nasa.jpf.vm.Verify;

class MethodsKeptAtChoice {
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
