// verdict: incomplete
// oracle: skip
// A program that catches UnsatisfiedLinkError would go on without its library; with it, it would do something else.
package incomplete;

import gov.nasa.jpf.vm.Verify;

class NativeMissingCaught {
    static native int answer();

    public static void main(String[] args) {
        int n = Verify.getInt(0, 1);
        try {
            n = answer();
        } catch (UnsatisfiedLinkError e) {
            n = 0;
        }
    }
}
