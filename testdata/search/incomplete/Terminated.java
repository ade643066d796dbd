// verdict: incomplete
// oracle: skip
// The program ends the search on some paths: the others are not, or not all, executed.
package incomplete;

import gov.nasa.jpf.vm.Verify;

class Terminated {
    public static void main(String[] args) {
        if (Verify.getBoolean(false)) {
            int rest = Verify.getInt(0, 3);
            Verify.terminateSearch();
        }
    }
}
