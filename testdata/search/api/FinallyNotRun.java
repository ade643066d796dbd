// verdict: safe
// paths: 1
// ends: 1
// oracle: skip
// A path that is given up ends at once: its finally block must not run. The other path passes it with done set.
package api;

import gov.nasa.jpf.vm.Verify;

class FinallyNotRun {
    public static void main(String[] args) {
        boolean done = false;
        try {
            Verify.ignoreIf(Verify.getBoolean());
            done = true;
        } finally {
            assert done;
        }
    }
}
