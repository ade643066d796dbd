// verdict: incomplete
// set: +search.max_time=300
// oracle: skip
// The counter goes on for 2^32 states, which no run sees in the time it has.
package incomplete;

import gov.nasa.jpf.vm.Verify;

class NeverEnds {
    public static void main(String[] args) {
        int n = 0;
        while (true) n += Verify.getInt(1, 2);
    }
}
