// verdict: incomplete
// set: +vm.serializer.class=abstraction +das.methods.exclude=matching.MethodsDropped.count*
// oracle: skip
// The variables of a method that is left out do not tell states apart.
package matching;

import gov.nasa.jpf.vm.Verify;

class MethodsDropped {
    static void count() {
        for (int i = 0; ; i++) {
            Verify.breakTransition("counted");
        }
    }

    public static void main(String[] args) {
        count();
    }
}
