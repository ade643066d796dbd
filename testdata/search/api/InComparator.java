// verdict: safe
// paths: 2
// Sorting two elements compares once, and the comparator chooses: both orders come out.
package api;

import gov.nasa.jpf.vm.Verify;
import java.util.Arrays;

class InComparator {
    public static void main(String[] args) {
        Integer[] a = {1, 2};
        Arrays.sort(a, (x, y) -> Verify.getBoolean() ? 1 : -1);
        assert a[0] + a[1] == 3;
    }
}
