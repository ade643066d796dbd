// verdict: violated
// error: java.lang.AssertionError
// oracle: skip
// Selling at a credit of 2 leaves a debt.
package automaton;

import gov.nasa.jpf.vm.Verify;

class VendingDebt {
    public static void main(String[] args) {
        int credit = 0;
        while (true) {
            if (Verify.getBoolean()) credit = Math.min(5, credit + 1);
            else if (credit >= 2) credit -= 3;
            assert credit >= 0;
        }
    }
}
