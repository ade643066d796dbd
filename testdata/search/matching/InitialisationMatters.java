// verdict: violated
// error: java.lang.AssertionError
// Equal fields everywhere, but in one state a class is initialised already and will not run its initialiser again.
package matching;

import gov.nasa.jpf.vm.Verify;

class InitialisationMatters {
    static int runs;
    static class Lazy { static int v; static { runs++; } static void touch() {} }
    public static void main(String[] args) {
        if (Verify.getBoolean()) { Lazy.touch(); runs = 0; }
        Verify.getBoolean();
        Lazy.touch();
        assert runs == 1;
    }
}
