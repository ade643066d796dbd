// verdict: safe
// paths: 6
// A square with both of its triangles (two triangles sharing an edge): 3 * 2 * 1 * 1 proper colourings.
package puzzle;

import gov.nasa.jpf.vm.Verify;

class Colouring {
    public static void main(String[] args) {
        int[][] edges = {{1, 0}, {2, 0}, {2, 1}, {3, 1}, {3, 2}};
        int[] colour = new int[4];
        for (int v = 0; v < 4; v++) {
            colour[v] = Verify.getInt(1, 3);
            for (int[] e : edges) Verify.ignoreIf(e[0] == v && colour[e[1]] == colour[v]);
        }
        assert colour[0] == colour[3];
    }
}
