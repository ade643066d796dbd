// verdict: violated
// error: java.lang.AssertionError
// An annotation that filters nothing changes nothing: both values of n go on.
package matching;

import gov.nasa.jpf.annotation.FilterFrame;
import gov.nasa.jpf.vm.Verify;

class FilterFrameNothing {
    public static void main(String[] args) {
        run();
    }

    @FilterFrame(filterData = false, filterPC = false, filterSubframes = false)
    static void run() {
        int n = Verify.getBoolean() ? 1 : 2;
        Verify.getBoolean();
        assert n == 1;
    }
}
