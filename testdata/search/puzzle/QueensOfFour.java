// verdict: violated
// error: puzzle.QueensOfFour$Solved
// Four queens can be placed.
package puzzle;

import gov.nasa.jpf.vm.Verify;

class QueensOfFour {
    static class Solved extends RuntimeException {}
    public static void main(String[] args) {
        int[] column = new int[4];
        for (int row = 0; row < 4; row++) {
            column[row] = Verify.getInt(0, 3);
            for (int r = 0; r < row; r++) {
                int d = column[row] - column[r];
                Verify.ignoreIf(d == 0 || Math.abs(d) == row - r);
            }
        }
        throw new Solved();
    }
}
