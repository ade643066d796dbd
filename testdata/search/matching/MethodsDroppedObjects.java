// verdict: violated
// error: java.lang.AssertionError
// set: +vm.serializer.class=abstraction +das.methods.exclude=matching.MethodsDroppedObjects.count
// oracle: skip
// The objects of a method that is left out take part.
package matching;

import gov.nasa.jpf.vm.Verify;

class MethodsDroppedObjects {
    static void count() {
        for (int[] i = {0}; ; i = new int[] {i[0] + 1}) {
            Verify.breakTransition("counted");
            assert i[0] < 5;
        }
    }

    public static void main(String[] args) {
        count();
    }
}
