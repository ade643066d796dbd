// verdict: safe
// paths: 0
// The complete graph of four vertices has no colouring with three colours.
package puzzle;

import gov.nasa.jpf.vm.Verify;

class ColouringComplete {
    public static void main(String[] args) {
        int[] colour = new int[4];
        for (int v = 0; v < 4; v++) {
            colour[v] = Verify.getInt(1, 3);
            for (int w = 0; w < v; w++) Verify.ignoreIf(colour[w] == colour[v]);
        }
        assert false;
    }
}
