// verdict: violated
// error: java.lang.StackOverflowError
// The recursion has no end for odd values.
package fail;

import gov.nasa.jpf.vm.Verify;

class StackOverflowUncaught {
    static int down(int n) { return n == 0 ? 0 : down(n - 2) + 1; }
    public static void main(String[] args) { down(Verify.getIntFromList(8, 16, 7)); }
}
