// verdict: safe
// ends: 0
// oracle: skip
// The loop has no choice; breaking the transition lets its states be matched.
package matching;

import gov.nasa.jpf.vm.Verify;

class Broken {
    public static void main(String[] args) {
        int v = 0;
        while (true) {
            v = (v + 1) % 5;
            Verify.breakTransition("round");
        }
    }
}
