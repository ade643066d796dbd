// verdict: incomplete
// oracle: skip
// On one of two paths the program calls a native method that nobody has written: what it does there is not known.
package incomplete;

import gov.nasa.jpf.vm.Verify;

class NativeMissing {
    static native int answer();

    public static void main(String[] args) {
        if (Verify.getBoolean()) answer();
    }
}
