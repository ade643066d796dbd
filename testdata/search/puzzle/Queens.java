// verdict: safe
// paths: 10
// Five queens have 10 placements; a row is given up as soon as its queen is attacked.
package puzzle;

import gov.nasa.jpf.vm.Verify;

class Queens {
    public static void main(String[] args) {
        int[] column = new int[5];
        for (int row = 0; row < 5; row++) {
            column[row] = Verify.getInt(0, 4);
            for (int r = 0; r < row; r++) {
                int d = column[row] - column[r];
                Verify.ignoreIf(d == 0 || Math.abs(d) == row - r);
            }
        }
    }
}
