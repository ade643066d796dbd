// verdict: violated
// error: java.lang.AssertionError
// A participant that decides alone when the coordinator is silent may commit what the other aborts.
package protocol;

import gov.nasa.jpf.vm.Verify;

class TwoPhaseImpatient {
    public static void main(String[] args) {
        boolean a = Verify.getBoolean(), b = Verify.getBoolean();
        boolean commit = a && b;
        boolean silent = Verify.getBoolean();
        boolean first = a && silent ? true : commit;
        assert first == commit;
    }
}
