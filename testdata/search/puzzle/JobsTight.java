// verdict: violated
// error: java.lang.AssertionError
// 5, 4 and 3 + 2 hours reach the bound of 5.
package puzzle;

import gov.nasa.jpf.vm.Verify;

class JobsTight {
    public static void main(String[] args) {
        int[] load = new int[3];
        for (int hours : new int[] {2, 3, 4, 5}) load[Verify.getInt(0, 2)] += hours;
        assert Math.max(load[0], Math.max(load[1], load[2])) > 5;
    }
}
