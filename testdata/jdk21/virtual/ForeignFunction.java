// verdict: incomplete
// release: 22
// Calls of native code are not there; a program that expects them not to be there goes on as it does on no host.
package virtual;

import java.lang.foreign.Linker;

class ForeignFunction {
    public static void main(String[] args) {
        try {
            Linker.nativeLinker();
        } catch (UnsupportedOperationException e) {
            throw new AssertionError(e);
        }
    }
}
