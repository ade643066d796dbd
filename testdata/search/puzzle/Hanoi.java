// verdict: violated
// error: java.lang.AssertionError
// oracle: skip
// Three discs can be moved to the last peg; 27 arrangements in all.
package puzzle;

import gov.nasa.jpf.vm.Verify;

class Hanoi {
    public static void main(String[] args) {
        int[] peg = new int[3]; // of each disc, the smallest first
        while (true) {
            int disc = Verify.getInt(0, 2), to = Verify.getInt(0, 2);
            Verify.ignoreIf(peg[disc] == to);
            for (int smaller = 0; smaller < disc; smaller++) Verify.ignoreIf(peg[smaller] == peg[disc] || peg[smaller] == to);
            peg[disc] = to;
            assert peg[0] + peg[1] + peg[2] != 6;
        }
    }
}
