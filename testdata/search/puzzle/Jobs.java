// verdict: safe
// paths: 81
// Four jobs of 2, 3, 4 and 5 hours on three machines: 3^4 plans, none faster than 14/3 rounded up to 5.
package puzzle;

import gov.nasa.jpf.vm.Verify;

class Jobs {
    public static void main(String[] args) {
        int[] load = new int[3];
        for (int hours : new int[] {2, 3, 4, 5}) load[Verify.getInt(0, 2)] += hours;
        assert Math.max(load[0], Math.max(load[1], load[2])) >= 5;
    }
}
