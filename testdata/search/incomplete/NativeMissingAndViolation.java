// verdict: violated
// error: java.lang.AssertionError
// oracle: skip
// The path with the unknown native method is left out; the failure on the other one is found all the same.
package incomplete;

import gov.nasa.jpf.vm.Verify;

class NativeMissingAndViolation {
    static native int answer();

    public static void main(String[] args) {
        if (Verify.getBoolean(false)) answer();
        else assert false;
    }
}
