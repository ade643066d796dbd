// verdict: violated
// error: java.lang.RuntimeException
// The handler wraps the exception; what goes uncaught is the wrapper.
package fail;

import gov.nasa.jpf.vm.Verify;

class CauseKept {
    public static void main(String[] args) {
        try {
            Object o = new int[] {1}[Verify.getInt(0, 1)];
        } catch (ArrayIndexOutOfBoundsException e) {
            throw new RuntimeException("wrapped", e);
        }
    }
}
