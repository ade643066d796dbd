// verdict: safe
// ends: 0
// oracle: skip
// Coins of 1 and 2 up to a credit of 5: what is sold was paid for, and credit never exceeds the limit.
package automaton;

import gov.nasa.jpf.vm.Verify;

class Vending {
    public static void main(String[] args) {
        int credit = 0;
        while (true) {
            switch (Verify.getInt(0, 3)) {
                case 0: if (credit + 1 <= 5) credit += 1; break;
                case 1: if (credit + 2 <= 5) credit += 2; break;
                case 2: if (credit >= 3) credit -= 3; break;
                default: credit = 0;
            }
            assert credit >= 0 && credit <= 5;
        }
    }
}
