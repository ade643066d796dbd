// verdict: incomplete
// set: +vm.serializer.class=abstraction +das.methods.include=matching.MethodsDroppedWhole.main +das.all_objects=false
// oracle: skip
// Without their objects, too, where that is asked for.
package matching;

import gov.nasa.jpf.vm.Verify;

class MethodsDroppedWhole {
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
