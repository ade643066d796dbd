// verdict: violated
// error: java.lang.AssertionError
// twin: VarHandleOfEither
// oracle: skip
// A handle is for one variable or the other. Which it is shows only behind another choice.
package caches;

import gov.nasa.jpf.vm.Verify;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

class VarHandleKeptToo {
    static int first = 1;
    static int second = 2;
    static VarHandle kept;

    static VarHandle either() throws Exception {
        if (Verify.getBoolean()) {
            return MethodHandles.lookup().findStaticVarHandle(VarHandleKeptToo.class, "first", int.class);
        }
        return MethodHandles.lookup().findStaticVarHandle(VarHandleKeptToo.class, "second", int.class);
    }

    public static void main(String[] args) throws Throwable {
        kept = either();
        boolean again = Verify.getBoolean();
        int found = (int) kept.get();
        assert again || found == 2;
    }
}
