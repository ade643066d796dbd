// verdict: safe
// ends: 0
// oracle: skip
// The automaton of binary numbers divisible by three, against the number modulo 15 (a multiple of three).
package automaton;

import gov.nasa.jpf.vm.Verify;

class DivisibleByThree {
    public static void main(String[] args) {
        int state = 0, number = 0;
        while (true) {
            int bit = Verify.getInt(0, 1);
            state = (state * 2 + bit) % 3;
            number = (number * 2 + bit) % 15;
            assert state == number % 3;
        }
    }
}
