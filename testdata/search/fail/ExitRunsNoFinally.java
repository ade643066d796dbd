// verdict: safe
// oracle: skip
// paths: 2
// Finally blocks do not run at System.exit.
package fail;

import gov.nasa.jpf.vm.Verify;

class ExitRunsNoFinally {
    public static void main(String[] args) {
        boolean exits = Verify.getBoolean();
        try {
            if (exits) System.exit(1);
        } finally {
            assert !exits;
        }
    }
}
