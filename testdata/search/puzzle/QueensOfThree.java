// verdict: safe
// paths: 0
// Three queens cannot be placed.
package puzzle;

import gov.nasa.jpf.vm.Verify;

class QueensOfThree {
    public static void main(String[] args) {
        int[] column = new int[3];
        for (int row = 0; row < 3; row++) {
            column[row] = Verify.getInt(0, 2);
            for (int r = 0; r < row; r++) {
                int d = column[row] - column[r];
                Verify.ignoreIf(d == 0 || Math.abs(d) == row - r);
            }
        }
        throw new IllegalStateException("placed");
    }
}
