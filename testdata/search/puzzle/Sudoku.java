// verdict: safe
// paths: 12
// A grid of 4 by 4 with its first row given: of the 288 grids, 288 / 4! = 12 have that row.
package puzzle;

import gov.nasa.jpf.vm.Verify;

class Sudoku {
    public static void main(String[] args) {
        int[][] g = new int[4][4];
        for (int c = 0; c < 4; c++) g[0][c] = c + 1;
        for (int i = 4; i < 16; i++) {
            int r = i / 4, c = i % 4, v = Verify.getInt(1, 4);
            for (int k = 0; k < 4; k++) {
                int boxRow = r / 2 * 2 + k / 2, boxColumn = c / 2 * 2 + k % 2;
                Verify.ignoreIf(g[r][k] == v || g[k][c] == v || g[boxRow][boxColumn] == v);
            }
            g[r][c] = v;
        }
        int corner = 0;
        for (int[] row : g) for (int v : row) corner += v;
        assert corner == 40;
    }
}
