// verdict: violated
// error: java.lang.AssertionError
// set: +filter.off=false
// The condition of the annotation does not hold, so the field takes part: both values go on.
package matching;

import gov.nasa.jpf.annotation.FilterField;
import gov.nasa.jpf.vm.Verify;

class FilterCondition {
    @FilterField(condition = "filter.off")
    static int n;

    public static void main(String[] args) {
        n = Verify.getBoolean() ? 1 : 2;
        Verify.getBoolean();
        assert n == 1;
    }
}
