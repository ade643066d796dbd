// verdict: incomplete
// oracle: skip
// A method with @NoJPFExecution is not executed in the machine, even if it is empty.
package incomplete;

import gov.nasa.jpf.annotation.NoJPFExecution;
import gov.nasa.jpf.vm.Verify;

class HostOnly {
    @NoJPFExecution
    static void hostOnly() {}

    public static void main(String[] args) {
        if (Verify.getBoolean()) {
            hostOnly();
        }
    }
}
