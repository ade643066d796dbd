// verdict: incomplete
// set: +search.max_states=50
// oracle: skip
// There are 100 states of the counter; 50 may be stored.
package incomplete;

import gov.nasa.jpf.vm.Verify;

class TooManyStates {
    public static void main(String[] args) {
        int n = 0;
        while (true) n = (n + Verify.getInt(1, 2)) % 100;
    }
}
