// verdict: incomplete
// set: +vm.serializer.class=.vm.serialize.DynamicAbstractionSerializer +das.fields=n +das.n.field=matching.AbstractParity.n +das.n.abstraction=parity
// oracle: skip
// The count grows for ever; by its parity there are two states. That larger counts are no different is not known.
package matching;

import gov.nasa.jpf.vm.Verify;

class AbstractParity {
    static int n;

    public static void main(String[] args) {
        while (n >= 0) {
            int by = Verify.getBoolean() ? 1 : 2;
            n += by;
        }
    }
}
