// verdict: violated
// error: automaton.CodeLock$Opened
// oracle: skip
// The code 2 0 1 2 can be typed, in whatever comes before.
package automaton;

import gov.nasa.jpf.vm.Verify;

class CodeLock {
    static class Opened extends RuntimeException {}
    public static void main(String[] args) {
        int[] code = {2, 0, 1, 2};
        int right = 0;
        while (true) {
            int digit = Verify.getInt(0, 2);
            right = digit == code[right] ? right + 1 : digit == code[0] ? 1 : 0;
            if (right == code.length) throw new Opened();
        }
    }
}
