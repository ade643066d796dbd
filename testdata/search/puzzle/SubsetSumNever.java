// verdict: safe
// paths: 64
// All numbers are multiples of 3, and 100 is not: 2^6 subsets.
package puzzle;

import gov.nasa.jpf.vm.Verify;

class SubsetSumNever {
    public static void main(String[] args) {
        int sum = 0;
        for (int v : new int[] {3, 33, 6, 12, 45, 21}) {
            if (Verify.getBoolean()) sum += v;
        }
        assert sum != 100;
    }
}
