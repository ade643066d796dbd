// verdict: violated
// error: java.lang.AssertionError
// set: +vm.serializer.class=abstraction +das.classes.exclude=matching.ClassesDroppedReach$Holder
// oracle: skip
// What an object refers to takes part, though the object itself does not.
package matching;

import gov.nasa.jpf.vm.Verify;

class ClassesDroppedReach {
    static class Holder {
        Value held = new Value();
    }

    static class Value {
        int n;
    }

    public static void main(String[] args) {
        Holder holder = new Holder();
        while (true) {
            holder.held.n++;
            Verify.breakTransition("counted");
            assert holder.held.n < 5;
        }
    }
}
