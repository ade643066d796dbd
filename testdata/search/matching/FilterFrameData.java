// verdict: safe
// ends: 0
// oracle: skip
// The local variable counts for ever; left out of matching there are two states, one for each value of the field.
package matching;

import gov.nasa.jpf.annotation.FilterFrame;
import gov.nasa.jpf.vm.Verify;

class FilterFrameData {
    static boolean on;

    public static void main(String[] args) {
        count();
    }

    @FilterFrame(filterPC = false, filterSubframes = false)
    static void count() {
        int n = 0;
        while (n >= 0) {
            on = Verify.getBoolean();
            n++;
        }
    }
}
