// verdict: violated
// error: java.lang.AssertionError
// 3 + 34 + 4 + 5 + 2 = 48 among others; 48 is reachable.
package puzzle;

import gov.nasa.jpf.vm.Verify;

class SubsetSum {
    public static void main(String[] args) {
        int sum = 0;
        for (int v : new int[] {3, 34, 4, 12, 5, 2}) {
            if (Verify.getBoolean()) sum += v;
        }
        assert sum != 48;
    }
}
