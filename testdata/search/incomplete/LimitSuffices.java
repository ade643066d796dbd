// verdict: safe
// set: +search.depth_limit=12
// oracle: skip
// The four states of the counter are at most four transitions away. Longer paths lead to known states, so the limit cuts nothing.
package incomplete;

import gov.nasa.jpf.vm.Verify;

class LimitSuffices {
    public static void main(String[] args) {
        int n = 0;
        while (true) {
            n = Verify.getBoolean() ? (n + 1) % 4 : n;
        }
    }
}
