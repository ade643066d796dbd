// verdict: safe
// ends: 0
// oracle: skip
// What was called from the annotated method, and how deep, is left out: one state is left, whatever n is.
package matching;

import gov.nasa.jpf.annotation.FilterFrame;
import gov.nasa.jpf.vm.Verify;

class FilterFrameSub {
    public static void main(String[] args) {
        run();
    }

    @FilterFrame
    static void run() {
        int n = 0;
        while (n >= 0) {
            n = step(n);
        }
    }

    static int step(int n) {
        return Verify.getBoolean() ? n + 1 : n + 2;
    }
}
