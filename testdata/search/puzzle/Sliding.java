// verdict: safe
// ends: 0
// oracle: skip
// The puzzle of 2 by 2 turns its three tiles in a circle: 12 of 24 arrangements are reachable, the swapped one is not.
package puzzle;

import gov.nasa.jpf.vm.Verify;

class Sliding {
    public static void main(String[] args) {
        int[] ring = {1, 2, 3, 0};
        int gap = 3;
        while (true) {
            int to = Verify.getBoolean() ? (gap + 1) % 4 : (gap + 3) % 4;
            ring[gap] = ring[to];
            ring[to] = 0;
            gap = to;
            assert !(ring[0] == 2 && ring[1] == 1 && ring[2] == 3);
        }
    }
}
